"""The API of campaigns."""

from __future__ import annotations

from litestar.params import JSONBody

from .. import encode, wire
from ..doors.middleware import address
from .given import (
    Asked,
    Id,
    Key,
    Maybe,
    Number,
    Rates,
    Somebody,
    TheCampaigns,
    fetched,
    posted,
)


@fetched("/campaigns/mine", summary="My campaigns")
async def my_campaigns(person: Maybe, campaigns: TheCampaigns) -> list[wire.Campaign]:
    """Campaigns that who asks has made or plays in."""
    return await campaigns.mine(person)


@posted("/campaigns", summary="Make a campaign")
async def new_campaign(
    request: Asked, data: JSONBody[wire.NewCampaign], me: Somebody, campaigns: TheCampaigns, rates: Rates
) -> wire.Made:
    """Several games in a row by the same people and bots."""
    rates.make_table(address(request), me.id)
    return await campaigns.create(me, data)


@fetched("/campaigns/{campaign:str}", summary="A campaign")
async def campaign(campaign: Id, person: Maybe, campaigns: TheCampaigns, key: Key = "") -> wire.Campaign:
    """The state of a campaign: players, games, whose choice it is, and the next game."""
    return await campaigns.info(campaign, person, key)


@posted("/campaigns/{campaign:str}/join", status_code=200, summary="Take an open seat of a campaign")
async def join_campaign(
    campaign: Id, data: JSONBody[wire.Join], me: Somebody, campaigns: TheCampaigns
) -> wire.Campaign:
    """Until its first game begins."""
    return await campaigns.join(campaign, me, data)


@posted("/campaigns/{campaign:str}/seats/{seat:int}", status_code=200, summary="Change a seat of a campaign")
async def campaign_seat(
    campaign: Id, seat: Number, data: JSONBody[wire.NewSeat], me: Somebody, campaigns: TheCampaigns
) -> wire.Campaign:
    """For the host, until its first game begins."""
    return await campaigns.set_seat(campaign, me, encode.seat_of(seat), data)


@posted("/campaigns/{campaign:str}/leave", status_code=200, summary="Leave a campaign")
async def leave_campaign(campaign: Id, me: Somebody, campaigns: TheCampaigns) -> wire.Campaign:
    """Until its first game begins; the seat is open again."""
    return await campaigns.leave(campaign, me)


@posted("/campaigns/{campaign:str}/next", status_code=200, summary="Begin a game of a campaign")
async def next_game(
    request: Asked, campaign: Id, data: JSONBody[wire.NextGame], me: Somebody, campaigns: TheCampaigns, rates: Rates
) -> wire.Campaign:
    """For everybody who plays; whoever comes later finds the game under way."""
    rates.make_table(address(request), me.id)
    return await campaigns.next(campaign, me, data.game)


@posted("/campaigns/{campaign:str}/recognition", status_code=200, summary="Choose a card after a game")
async def recognise(
    campaign: Id, data: JSONBody[wire.Recognised], me: Somebody, campaigns: TheCampaigns
) -> wire.Campaign:
    """For the person whose choice it is."""
    return await campaigns.recognise(campaign, me, data)


@posted("/campaigns/{campaign:str}/plan", status_code=200, summary="Say how many games a campaign has")
async def plan(campaign: Id, data: JSONBody[wire.GamesPlanned], me: Somebody, campaigns: TheCampaigns) -> wire.Campaign:
    """For the host."""
    return await campaigns.plan(campaign, me, data.games)


HANDLERS = (
    my_campaigns,
    new_campaign,
    campaign,
    join_campaign,
    campaign_seat,
    leave_campaign,
    next_game,
    recognise,
    plan,
)
