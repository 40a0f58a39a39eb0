"""Where the name of a card may be broken: between its parts, never inside one."""

from __future__ import annotations

import re

BREAK = "\u200b"
NO_BREAK = "\u00a0"
WHOLE = 3
"""So many characters fit anywhere."""
HEADS = (
    "アックス|アーム|ウッド|ウルフ|キャスト|ゴブリン|サイクロプス|スカル|スタッフ|ストライダー|"
    "ストーン|スパイダー|スピア|ソード|ダガー|ドッグ|ナイト|ハウンド|ハンド|ハンマー|ビースト|"
    "フィンガーズ|フェニックス|ブレイズ|ブロブ|ヘッド|ヘルム|ボウ|ボルト|ボール|マインダー|"
    "ミサイル|メイジ|メイス|メイン|ラット|レンド|ワタリガラス"
)
"""Words that stand at the end of a compound in katakana."""
PARTS = re.compile(
    rf"(?<=[ァ-ヺー]{{2}})(?=(?:{HEADS}))|(?<=[のを])(?=.)"
    r"|(?<=[ァ-ヺー])(?=[一-鿿])|(?<=[一-鿿ぁ-ん])(?=[ァ-ヺ])|(?<=[ぁ-ん]{2})(?=[一-鿿])"
)


def breaks(name: str) -> str:
    """The name with a space of no width wherever a part ends; a level stays with what it is the level of."""
    if len(name) <= WHOLE:
        return name
    broken = PARTS.sub(BREAK, name)
    return broken.replace(" ", NO_BREAK) if BREAK in broken else broken
