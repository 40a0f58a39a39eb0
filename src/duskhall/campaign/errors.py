"""What cannot be done with a campaign."""

from __future__ import annotations

from duskhall.text import words


class CampaignError(ValueError):
    """A campaign that cannot be, or a step that it does not allow. The reason is a message id with arguments."""

    def __init__(self, reason: str, /, **arguments: str | int) -> None:
        super().__init__(reason, arguments)
        self.reason = "campaign-error-" + reason
        self.arguments = arguments

    def __str__(self) -> str:
        return words().say(self.reason, **self.arguments)
