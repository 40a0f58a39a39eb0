### What the set-up doctor says, in the terminal and on the page.

doctor-length = 長さ
    .level-0 = とても短い
    .level-1 = 短い
    .level-2 = 普通
    .level-3 = 長い
    .level-4 = とても長い
    .share = ランダムなセットアップの{ $n }%より長いゲームです。
doctor-difficulty = 難しさ
    .level-0 = とても易しい
    .level-1 = 易しい
    .level-2 = 普通
    .level-3 = 難しい
    .level-4 = とても難しい
    .share = ランダムなセットアップの{ $n }%より難しいゲームです。
doctor-swing = 波乱
    .level-0 = とても穏やか
    .level-1 = 穏やか
    .level-2 = 普通
    .level-3 = 波乱あり
    .level-4 = 大波乱
    .share = ランダムなセットアップの{ $n }%より波乱のあるゲームです。
doctor-length-text = 1人{ $turns }ターン（多くは{ $least }〜{ $most }ターン）、約{ $minutes }分
doctor-difficulty-text = { $effort }ターンに1回の勝利、最初の勝利は第{ $opened }ターン。敗北する戦闘は{ $lost }%
doctor-swing-text = 首位の交代は{ $leads }回。最下位の得点は首位より{ $spread }%少ない
doctor-epic = エピックゲームのカードは遊びながらめくられるので、前もって診断することはできません。
doctor-source = { $edition }を「欲張り」のボットどうしがランダムなカードで遊んだ、{ $games }ゲームのシミュレーションによる値です。所要時間は1ターン{ $minutes }分で計算しています。

## What is missing

doctor-missing = 足りないもの：
doctor-nothing = 足りないものはありません。明かり、武器、魔法攻撃、病気や呪いへの対策は、必要なだけそろっています。
quest-doctor-nothing = 足りないものはありません。明かり、武器、魔法攻撃、負傷を癒すカードは、必要なだけそろっています。

doctor-lack-light = 明かりを与えるカードを購入できません。「{ $card }」1枚では、ランク3で合計攻撃力が{ $need }減ります。
quest-doctor-lack-light = 明かりを与えるカードを購入できません。移動に使えるのは「{ $card }」だけで、最も暗い部屋には{ $need }点必要です。
doctor-lack-weapons = 購入できる武器がありません。英雄の武器は「{ $weapon }」だけです。
doctor-lack-hands = 購入できる武器を装備できるほど体力のあるレベル1の英雄を購入できません。
doctor-lack-blades = 購入できないもの：次の英雄を強くする種類の武器（{ $heroes }）。
doctor-lack-magic = { $need }体のモンスターに魔法攻撃が必要ですが、魔法攻撃を与えるカードを購入できません。
doctor-lack-cures = { $need }体のモンスターが{ $ill ->
        [disease] 病気
        [curse] 呪い
       *[wound] 負傷
    }を与えますが、{ $ill ->
        [wound] それを癒す
       *[other] それを破棄する
    }カードを購入できません。
doctor-lack-healing = 負傷を癒すカードを購入できません。
doctor-lack-draws = ダンジョンでカードを引けるカードを購入できません。
doctor-lack-gold = 金貨値のある村カードがほとんどありません。
doctor-lack-prey = 倒しやすいモンスターがいません。最も弱いモンスターでもヘルスが{ $need }あります。

## What that changes, as far as it was measured

doctor-effect = 同じようなセットアップ{ $tables }件のシミュレーション：{ $changes }。
doctor-effect-none = 同じようなセットアップ{ $tables }件のシミュレーションでは、ゲームは長くも難しくもなりませんでした。
doctor-effect-rare = ランダムなセットアップではまれなので、測定できません。
doctor-effect-turns = ゲームが{ $n }%長い
doctor-effect-effort = 1勝までのターンが{ $n }%多い
doctor-effect-lost = 敗北が戦闘100回につき{ $n }回多い
doctor-effect-ills = 1人あたりの{ $ill ->
        [disease] 病気
        [curse] 呪い
       *[wound] 負傷
    }が{ $n }多い

## The nearest set-up without the fault

doctor-swap = { $old }→{ $new }
doctor-offer = 直すには、次のように入れ替えます：{ $swaps }。
doctor-no-offer = ほかの山札に替えても直りません。カードを選びなおしてください。
