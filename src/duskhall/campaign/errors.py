"""Errors of campaigns: steps that are not possible."""

from __future__ import annotations

from duskhall.text.errors import Worded


class CampaignError(Worded):
    """A campaign that cannot be, or a step that it does not allow."""

    prefix = "campaign-error-"
