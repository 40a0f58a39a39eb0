# What the table says once before a battle is lost or the game ends, and what players ask about on their first day.

page-risk-no-win = この手札ではどのモンスターも倒せませんが、ダンジョンでは必ず戦います。{ $ends ->
        [yes] この戦闘で「{ $stone }」がランク1に来て、ゲームが終わるかもしれません。
       *[no] 戦闘に負けます。
    }
page-risk-ends = { $wins ->
        [yes] 「{ $card }」を倒すと「{ $stone }」がランク1に来ます。それを獲得し、ゲームが終わります。
        [bearer] この戦闘に勝っても負けても、「{ $stone }」はランク1に来て逃げます。ゲームは終わり、誰も獲得できません。
       *[no] 「{ $card }」に負けると「{ $stone }」がランク1に来ます。誰も獲得できず、ゲームが終わります。
    }
page-risk-yes = { $do ->
        [dungeon] それでもダンジョンに入る
       *[attack] 「{ $card }」を攻撃する
    }
page-next-costs = { $why }、{ $costs }
page-stone-in-hall = 「{ $card }」がダンジョンホールに来ました。ランク1に来るとゲームが終わります。
page-verdict-bare = このまま攻撃する：{ $sum }
page-lesson-skip-sure = レッスンをやめますか？同じゲームはレッスンなしで続きます。
page-lesson-stay = レッスンを続ける
page-looking = 村を見ているだけです。「{ $card }」を購入するには、村を訪れてください。
page-stack-spent = もう購入できない
page-stack-other = いまは購入できない
page-dungeon-known-about = ダンジョンデッキのうち、位置を見たカード
page-play-what = 「遊ぶ」で始まるゲーム：{ $what }
