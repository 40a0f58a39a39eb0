// Made by `python -m duskhall.server.wire.typescript` from src/duskhall/server/wire. Edit that one.

/** Grows when a message changes so that an older page would misread it. */
export const PROTOCOL = 3;

/** The seat of somebody who only watches. */
export const WATCHING = 0;

export interface Ability {
  text: string;
  /** The part of the turn in which it may be used; empty for what happens by itself. */
  window: string;
  /** Whether whoever uses it draws cards; only: it costs nothing and does nothing else. */
  draws: "" | "also" | "only";
}

export interface Ruling {
  id: string;
  text: string;
}

export interface Mark {
  /** A figure, "name" or "ability-N": what the mark is about. */
  part: string;
  text: string;
}

export interface Card {
  id: string;
  name: string;
  /** The kind of record: hero, village, monster, ... */
  kind: string;
  /**
   * Its type for players: hero, weapon, item, spell, villager, monster, curse, ...; decides frame and column.
   */
  type: string;
  stack: string;
  count: number;
  tags: string[];
  /** The card's tags, a word for each, in their order. */
  tagWords: string[];
  figures: Record<string, number>;
  abilities: Ability[];
  rulings: Ruling[];
  /** The sources of single parts, in words. */
  marks: Mark[];
  /** The parts that no source gives: figures, "name", "ability-N"; "card" for all of it. */
  ours: string[];
  /** The source of the figures, in words. */
  source: string;
  /** Legendary cards of which it may bring one. */
  brings: string[];
  /** The title of the pack it is from, where the box comes in several. */
  pack: string;
  /** The name with soft hyphens where its words may be broken; empty where it has none. */
  hyphenated: string;
  /** How the name is read, where its letters do not tell: it stands there in a list. */
  reading: string;
}

export interface Cards {
  edition: string;
  /** Changes when any of the cards does. */
  digest: string;
  cards: Card[];
}

/** A card in a hand or in front of a seat. */
export interface Held {
  /** None: the viewer does not know it. */
  card: string | null;
  /** The abilities that were used this turn, from 0. */
  used: number[];
  /** The place in the same hand of the hero who carries this weapon. */
  bearer: number | null;
  /** Chosen for something that is still to come; it cannot be used up otherwise. */
  marked: boolean;
  /** A borrowed card: it goes back to its seat at the end of the turn. */
  lent: boolean;
  /** A hero's strength, if it is not the printed one. */
  strength: number | null;
}

export interface SeatView {
  xp: number;
  vp: number;
  hand: Held[];
  deck: number;
  /** From the top. */
  discard: string[];
  front: Held[];
  secret: (string | null)[];
  /**
   * The progress of the viewer's own side quest, in words: "2 of 3"; empty where there is nothing to count.
   */
  progress: string;
  /** Every card of the seat: gains and losses are open, so everybody knows this much. */
  owned: Record<string, number>;
  /**
   * The place of its champion: the id of a room, or a location of the village ("temple", ...); empty before
   * its first turn, and where an edition has no champions.
   */
  champion: string;
  /** How many cards it draws at the end of its turn for its wounds alone; 0 where nobody has hit points. */
  hitPoints: number;
}

export interface Stack {
  name: string;
  title: string;
  /** The cards from the top; only the first is for sale. */
  cards: string[];
  /**
   * In an Epic game: the pile that refills this spot as soon as its card is gone; empty: none does. None: it
   * is a stack.
   */
  deck: string | null;
  /** Higher levels of the hero in this spot: they stay in the box until somebody levels up. */
  later: string[];
}

export interface Pile {
  name: string;
  title: string;
  left: number;
  top: string | null;
}

/** The result of an attack on a rank with the party as it is. */
export interface Forecast {
  /** Too dark: the champion cannot get there. */
  verdict: "depends" | "short" | "too-dark" | "undefeatable" | "unfightable" | "wins";
  margin: number;
  low: number;
  high: number;
  healthLow: number;
  healthHigh: number;
  /** Cards that are destroyed whatever is chosen. */
  certain: Record<string, number>;
  possible: Record<string, number>;
  discarded: Record<string, number>;
  /** Cards of a hidden pile bear the name of the pile. */
  gained: Record<string, number>;
  /** Light that is missing. */
  missing: number;
  /** The price of missing light, as it is added to the total: zero or less. */
  penalty: number;
  /** The experience that a victory brings. */
  xp: number;
  /**
   * The rooms to be entered on the way, the last one included; empty where the champion need not walk, or
   * cannot get there.
   */
  path: string[];
  /** The light that the way takes; the least it would take, if the champion cannot get there. */
  way: number;
}

/**
 * How likely a line wins, 0 to 1: the share of the cases that were looked at, and an interval that holds the
 * true chance nearly always.
 */
export interface Odds {
  share: number;
  low: number;
  high: number;
  /** How many cases were dealt and played; 0: all there are were counted. */
  samples: number;
}

/** A move of a line: as it is recorded, its parts, and in words. */
export interface PlanStep {
  option: string;
  verb: string;
  /** The card it is done with; empty: none. */
  card: string;
  /** The hero who takes up a weapon; empty: none. */
  onto: string;
  text: string;
}

/** A way to fight a monster this turn: the moves, and what they come to. */
export interface PlanLine {
  verdict: "cannot" | "may-win" | "wins" | "wins-with";
  /** The verdict in a sentence. */
  text: string;
  /** The cards that are used and handed out on the way, in words; empty: none. */
  cards: string;
  /** The chance in words: "2 in 3"; empty: certain, or not worked out. */
  odds: string;
  /** From the question that is open to the last choice before the outcome. */
  steps: PlanStep[];
  /** The steps lead to the outcome; else to something that nobody can foresee. */
  whole: boolean;
  total: number;
  health: number;
  /** None: certain, or not worked out. */
  chance: Odds | null;
  vp: number;
  xp: number;
  destroyed: Record<string, number>;
  discarded: Record<string, number>;
  /** Cards of a hidden pile bear the name of the pile. */
  gained: Record<string, number>;
  light: number;
  /** Wounds that the viewer has more afterwards; fewer: below 0. */
  wounds: number;
  /** The rooms through which the champion walks, the last one included. */
  path: string[];
  /** The gains of the line, in words, */
  brings: string[];
  /** and what it gives up. */
  costs: string[];
}

/** The viewer's prospect against the monster in a rank this turn. */
export interface Prospect {
  rank: number;
  card: string;
  verdict: "cannot" | "may-win" | "wins" | "wins-with";
  /** The verdict in a sentence. */
  text: string;
  /** The search stopped before its end: there may be something better. */
  atLeast: boolean;
  /** Points that are missing at best, where it cannot win. */
  missing: number;
  /** Light that is missing to get there. */
  dark: number;
  /** This is the monster to fight. */
  first: boolean;
  /** None: there is no way to attack it. */
  best: PlanLine | null;
  others: PlanLine[];
}

/** A card that can be had in the village; of a hidden pile, the name of the pile. */
export interface Offer {
  card: string;
  /** Gold; of a level-up experience. */
  price: number;
  /** From the question that is open to the purchase, as they are recorded. */
  moves: string[];
}

/** The gains of a visit to a place of the village this turn. */
export interface Visit {
  /** The way to go on that leads there: "village", "bazaar". */
  place: string;
  /** The visit in a sentence. */
  text: string;
  /** The most that can be had for certain. */
  gold: number;
  /** The cards that are used for it, */
  uses: string[];
  /** and those that are destroyed. */
  destroys: string[];
  buys: number;
  /** The dearest first. */
  offers: Offer[];
  /** Sets of several cards that can be bought together. */
  baskets: string[][];
  levels: Offer[];
  /** Cards can be drawn there, so there may be more. */
  draws: boolean;
  heals: number;
  /** Monsters that can be fought after the visit. */
  trip: Prospect[];
  /** The search stopped before its end: there may be more. */
  atLeast: boolean;
}

export interface Rank {
  card: string | null;
  /** A card lies here face down, and the viewer does not know it. */
  down: boolean;
  /** The light this monster asks for, as the table stands. */
  light: number;
  /**
   * The card that a battle with this monster brings to rank 1, won or lost, where it ends the game; empty:
   * none.
   */
  ends: string;
  /** The winner of that battle gets it. */
  claimed: boolean;
  forecast: Forecast | null;
}

export interface Totals {
  attack: number;
  magic: number;
  light: number;
  gold: number;
  buys: number;
}

export interface Known {
  place: number;
  card: string;
}

export interface Battle {
  rank: number;
  /** The monster; once the battle is decided another card may lie in its rank. */
  card: string;
  total: number;
  health: number;
  decided: boolean;
  won: boolean;
}

export interface Keys {
  found: number;
  /** The keys that summon the guardian. */
  goal: number;
}

export interface Dice {
  /** The card they were rolled for. */
  card: string;
  numbers: number[];
}

export interface View {
  edition: string;
  board: string;
  seat: number;
  turn: number;
  active: number;
  over: boolean;
  /** The active seat's hand lies open. */
  laid: boolean;
  /** From rank 1. */
  hall: Rank[];
  /**
   * The room tiles in the order of the hall; empty where an edition has none. The first is the entrance, the
   * others follow level by level, two to a level: left, right.
   */
  rooms: string[];
  keys: Keys | null;
  /** Turns until the end, once the guardian has come; 0 before that. */
  turnsLeft: number;
  /** The light that the active seat has left to walk on; None while nobody walks. */
  lightLeft: number | null;
  /** Dice that were just rolled and may be changed; None at any other time. */
  dice: Dice | null;
  /** Cards in the dungeon deck. */
  dungeon: number;
  /** Cards of it whose place the viewer knows; places from the top, from 0. */
  dungeonKnown: Known[];
  stacks: Stack[];
  piles: Pile[];
  destroyed: string[];
  aside: string[];
  seats: SeatView[];
  /** The totals of the viewer's own hand. */
  totals: Totals | null;
  battle: Battle | null;
}

/**
 * A place on the table. `zone`: "hall", "rooms" (place = rank − 1), "hand", "front", "secret" (of `seat`),
 * "stack" (of `name`), "pile" (of `name`), "turned" (cards shown just now), "seat", "dungeon".
 */
export interface Place {
  zone: string;
  place: number;
  seat: number;
  name: string;
}

export interface Option {
  /** The move as it is recorded: "buy:short-sword", "attack:2". */
  id: string;
  /**
   * The verb: use, equip, buy, level, attack, seat, cancel, first, order, lose, go, drop, die, done, show, a
   * way to go on, such as "village", or what is done with a pick (destroy, discard, ...).
   */
  verb: string;
  /** The card it is about; empty where nobody knows it yet: "buy" of a hidden pile. */
  card: string;
  /**
   * Of "use", "cancel": the ability, from 0; of "die": the face to which it is turned, 0 where it is rolled
   * again.
   */
  ability: number;
  /** The second card: the hero of "equip", what a hero becomes with "level". */
  onto: string;
  /** The card's place; several places if equal copies share the option. */
  at: Place[];
  /** The second card's place. */
  on: Place[];
  /** Of "buy": the price; of "level": the experience; of "go": the light; of "die": what it shows. */
  amount: number;
  /** Of "lose": how much falls on attack, */
  attack: number;
  /** and how much on magic. Both are 0 where "lose" is the name of a way to go on. */
  magic: number;
  /** For "use": it would have no effect now, such as a draw without cards. */
  idle: boolean;
}

/** The viewer's open question. */
export interface Question {
  number: number;
  /** window, pick, buy, level, face, branch, order, split, seat, line, first, walk, drop. */
  kind: string;
  verb: string;
  /** The card that asks; empty for the rules. */
  about: string;
  left: number;
  /** The most a purchase may cost; None if nothing is bought. */
  gold: number | null;
  text: string;
  options: Option[];
  /** Cards to choose from that lie nowhere else on the table: turned up, or seen in other hands. */
  turned: string[];
}

/** A piece of a sentence. */
export interface Piece {
  text: string;
  /** The id, where the text is the name of a card. */
  card: string;
}

/**
 * A line of the story. Turn: the head of a turn; line: something happened; won, lost: a battle is over;
 * undone: moves were taken back; deed: a turn is over, and this is what came of it, without a subject
 * ("bought Torch.").
 */
export interface Line {
  kind: "deed" | "line" | "lost" | "turn" | "undone" | "won";
  pieces: Piece[];
  /** The player who did it, or else the active one. */
  seat: number;
  /** The number of the turn, in heads and deeds. */
  turn: number;
  /** Grows with what happens; of the first head 0. */
  number: number;
  /** For an undo: all lines with a higher number are undone. */
  back: number;
}

export interface Points {
  card: string;
  count: number;
  each: number;
}

export interface Standing {
  seat: number;
  vp: number;
  winner: boolean;
  tieBreak: string;
  resigned: boolean;
  /** The seat is out because its person stayed away. */
  absent: boolean;
  points: Points[];
}

export interface Ending {
  how: "absent" | "agreed" | "played" | "resigned";
  /** The sentence that names the winners, for this viewer. */
  text: string;
  /** Further sentences: the tie-break, the length of the game, whether it was marked. */
  notes: string[];
  /** The best first. */
  standings: Standing[];
}

/** A card goes from one zone to another, or is turned up where it lies. */
export interface CardMoved {
  event: "move";
  /** None if the seat knew it neither before nor after. */
  card: string | null;
  /** A zone, such as "deck.1", "stack.fire" or "hall". */
  source: string;
  target: string;
  /** For a move into or out of the hall: the rank, or the number of the room. */
  rank?: number;
  /** The card goes to the bottom of the pile, not on top. */
  under?: boolean;
}

/** A pile is shuffled. For a deck, the discard pile becomes the deck first. */
export interface PileShuffled {
  event: "shuffle";
  zone: string;
  /** How many cards the pile holds now. */
  count: number;
}

/** A player lays the hand open. */
export interface HandLaid {
  event: "lay";
  seat: number;
  cards: string[];
}

/** A player shows cards of a hidden hand to everybody. */
export interface CardsShown {
  event: "show";
  seat: number;
  cards: string[];
}

/** A card will be destroyed when the battle is over. */
export interface CardMarked {
  event: "mark";
  card: string;
}

/** A player uses an ability of a card. */
export interface AbilityUsed {
  event: "use";
  seat: number;
  card: string;
  /** Which ability of the card. */
  ability: number;
}

/** An ability of a card happens by itself. */
export interface AbilityTriggered {
  event: "must";
  card: string;
  /** Which ability of the card. */
  ability: number;
}

/** An ability makes a change that lasts, or cancels other abilities. */
export interface EffectApplied {
  event: "change";
  /** The card the ability is printed on; None if the turn itself says it. */
  card: string | null;
  ability: number;
  /** The cards it works on; empty if it works on all of a kind. */
  cards: string[];
}

/** A player chooses one of the branches that a card offers. */
export interface BranchChosen {
  event: "choose";
  seat: number;
  branch: string;
}

/** A player chooses a player for an ability. */
export interface PlayerNamed {
  event: "name";
  seat: number;
  /** The seat of the chosen player. */
  named: number;
}

/** A player rolls dice. */
export interface DiceRolled {
  event: "roll";
  seat: number;
  dice: number[];
}

/** A player rolls one of the dice again, or turns it to a face of choice. */
export interface DieChanged {
  event: "die";
  seat: number;
  turned: boolean;
  /** The face before. */
  was: number;
  now: number;
  /** The faces of all dice now. */
  dice: number[];
}

/** A hero takes a weapon. */
export interface WeaponEquipped {
  event: "equip";
  seat: number;
  card: string;
  hero: string;
}

/** A hero lets go of a weapon that is too heavy. */
export interface WeaponDropped {
  event: "drop";
  seat: number;
  card: string;
  hero: string;
}

/** A player buys a card. */
export interface CardBought {
  event: "buy";
  seat: number;
  card: string;
  /** The price paid. */
  price: number;
}

/** A hero levels up: the moves of the two cards follow. */
export interface HeroLeveled {
  event: "level";
  seat: number;
  card: string;
  into: string;
}

/** A player gains, pays or loses XP. */
export interface XpChanged {
  event: "xp";
  seat: number;
  amount: number;
}

/** A card brings gold for this turn, or takes some. */
export interface GoldChanged {
  event: "gold";
  seat: number;
  /** None if the turn itself says it. */
  card: string | null;
  amount: number;
}

/** A card comes to rank 1 of the hall. */
export interface CardArrived {
  event: "arrive";
  card: string;
}

/** The cards of the hall move up to close the gaps. */
export interface HallShifted {
  event: "shift";
  /** The hall as it lies now, from rank 1; None is an empty rank. */
  cards: (string | null)[];
}

/** An ability changes the order of the hall. */
export interface HallArranged {
  event: "arrange";
  /** The hall as it lies now, from rank 1; None is an empty rank, or a card that lies face down. */
  cards: (string | null)[];
}

/** A player attacks a monster. */
export interface MonsterFaced {
  event: "face";
  seat: number;
  card: string;
  rank: number;
}

/** A player finds no monster to fight in the dungeon. */
export interface BattleSkipped {
  event: "no-battle";
  seat: number;
}

/** A player chooses whether a loss falls on attack or magic. */
export interface AttackLost {
  event: "lose";
  seat: number;
  /** The card whose attack is lost. */
  card: string | null;
  attack: number;
  magic: number;
}

/** The attack of the party is compared with the health of the monster. */
export interface BattleCompared {
  event: "compare";
  seat: number;
  card: string;
  total: number;
  health: number;
  won: boolean;
}

/** An ability or the turn itself defeats a monster. */
export interface MonsterDefeated {
  event: "defeat";
  seat: number;
  card: string;
}

/** A champion is put into a room or a location. */
export interface ChampionPlaced {
  event: "place";
  seat: number;
  /** The id of the room, or the name of the location. */
  place: string;
}

/** A champion sets out; the light of the party is counted. */
export interface LightCounted {
  event: "light";
  seat: number;
  light: number;
}

/** A champion walks from one room to the next. */
export interface ChampionWalked {
  event: "walk";
  seat: number;
  source: string;
  target: string;
  /** The light that the step took. */
  light: number;
}

/** A player finds a key. */
export interface KeyFound {
  event: "key";
  seat: number;
  /** How many are found now. */
  found: number;
  /** How many bring the guardian. */
  goal: number;
}

/** The guardian comes to the first room. */
export interface GuardianSummoned {
  event: "summon";
  card: string;
}

/** The turn of a player begins. */
export interface TurnBegan {
  event: "turn";
  seat: number;
  turn: number;
}

/** A player takes a move back: the game is where it was before it. */
export interface MoveUndone {
  event: "undo";
  seat: number;
  /** The turn that is played now. */
  turn: number;
  /** The seat whose turn it is now. */
  active: number;
  /** The number of the last event that still holds: everything told after it is taken back. */
  back: number;
}

/** The game is over. */
export interface GameEnded {
  event: "end";
}

/** A lesson that can be begun. */
export interface LessonInfo {
  name: string;
  edition: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
}

/** The step that the learner reads or does now. */
export interface LessonStep {
  title: string;
  why: string;
  /** The instruction; empty for a step that is only read. */
  do: string;
  /** The option that fulfils it; empty for a step that is only read. */
  move: string;
  /**
   * The subject of a step that is read: a spot such as "hall:0", "hand:dagger", "total:light", or a region
   * such as "hand". A step with a move lies where its option lies.
   */
  at: string;
}

/** The lesson of a table, for its learner. */
export interface Lesson {
  name: string;
  title: string;
  /** The state: it goes on, was finished, was skipped, or the game has left its script. */
  how: "done" | "left" | "on" | "skipped";
  /** The closing words, once it is over. */
  text: string;
  /** Of all its steps. */
  titles: string[];
  /** How many of them lie behind. */
  number: number;
  /** None while somebody else moves, and when it is over. */
  step: LessonStep | null;
  /** The lesson that comes after it; empty: none. */
  next: string;
}

/** Begin a lesson. */
export interface Begin {
  lesson: string;
}

/** The step was read; or the lesson is to be skipped. */
export interface Learn {
  type: "learn";
  id: number;
  what: "next" | "skip";
}

export interface Seat {
  kind: "bot" | "open" | "person";
  name: string;
  /** The bot that plays the seat, or would if its person is away. */
  bot: string;
  /** A short public name for the person's identity, the same at every table, for muting. Not a credential. */
  person: string;
  yours: boolean;
  online: boolean;
  /** A bot plays it for its person just now. */
  away: boolean;
  /** The seat is out, and cannot win any more. */
  resigned: boolean;
  /** The seat is out because its person stayed away. */
  absent: boolean;
}

/**
 * Somebody who is waited for. Once the time is up the others may hand the seat to a bot, claim the game or
 * end it.
 */
export interface Absent {
  /** 0: somebody, while answers are sealed. */
  seat: number;
  /** Seconds until then; 0: it is up. */
  left: number;
}

/**
 * A proposal that all people at the table have to agree to; absent people are not asked whether the others
 * may go on without them. A no ends it, also that of the seat that made it.
 */
export interface Proposal {
  what: "bot" | "claim" | "end" | "hints" | "undo";
  by: number;
  agreed: number[];
  needed: number[];
}

/**
 * How a table is run. `clock`: seconds for a decision before a bot takes over, 0 for none. `pace`:
 * milliseconds between the moves of bots.
 */
export interface TableOptions {
  listed: boolean;
  watchers: boolean;
  clock: number;
  pace: number;
  /** Hints may be asked for; where other people play, once all of them have agreed. */
  hints: boolean;
  /**
   * The most advice that anybody gets at the table: verdicts with the lines that lead there, verdicts alone,
   * or none. A person may choose less. Hints come with full advice only.
   */
  advice: "full" | "off" | "verdicts";
  /**
   * Seconds after which the others may go on without somebody who is asked and does not move, or whose seat a
   * bot plays.
   */
  idle: number;
  /** The time for a person who is asked and not connected. */
  gone: number;
}

/** Which cards are used. Public; it says nothing about luck. */
export interface Setup {
  edition: string;
  monsters: string[];
  heroes: string[];
  village: string[];
  bearer: string;
  board: string;
  avatars: boolean;
  rooms: string[];
  guardian: string;
  /** How many keys summon the guardian; 0: the usual number. */
  keys: number;
  /** The way to play; empty: the plain one. */
  mode: string;
  /** How many keys lie in the monster deck of each level; none: as usual. */
  keyDecks: number[];
  /** The packs of an Epic game; none: all. */
  packs: string[];
  title: string;
  /** The cards as names that can be pasted. */
  text: string;
}

/** The player whose score is to be beaten. */
export interface ToBeat {
  name: string;
  points: number;
}

export interface Table {
  id: string;
  /** The key that opens the table to others; part of its link. Empty for people who may not pass it on. */
  key: string;
  edition: string;
  title: string;
  state: "over" | "playing" | "waiting";
  seats: Seat[];
  /** The viewer has made the table. */
  hosting: boolean;
  rules: TableOptions;
  setup: Setup | null;
  /** The seats that are being waited for. */
  asked: number[];
  /** Seconds until a bot takes over; 0: no clock runs. */
  deadline: number;
  absent: Absent[];
  proposal: Proposal | null;
  /** Whether the people who play can have hints: not at all, once all have agreed, or at once. */
  hints: "" | "ask" | "free";
  /** The id of the table at which the same people play again; its key is known to them. */
  rematch: string;
  rematchKey: string;
  /** The id of the campaign that the game belongs to; empty: none, or one that the viewer may not see. */
  campaign: string;
  campaignKey: string;
  /** The lesson of the table, for its learner. */
  lesson: Lesson | null;
  watching: number;
  turn: number;
  created: number;
  changed: number;
  /** The notice for everyone: an announcement, why moves are stopped, or that the game has gone back. */
  notice: string;
  /** Why the game cannot go on with this version of the program; empty: it can. */
  readonly: string;
  /** The points of each seat after the game; none if it never began, or ended before points were kept. */
  points: number[];
  winners: number[];
  /** The score to beat, if the game was made from a challenge. */
  challenge: ToBeat | null;
}

export interface PlayedSeat {
  name: string;
  /** Empty: a person played it. */
  bot: string;
  yours: boolean;
}

/** A game in the list of somebody who plays it or has played it. */
export interface Played {
  id: string;
  key: string;
  edition: string;
  title: string;
  state: "over" | "playing";
  /** How it ended: played, agreed, resigned or absent; empty while it runs. */
  how: string;
  seats: PlayedSeat[];
  /** The points of each seat after the game; none if they were not kept yet. */
  points: number[];
  winners: number[];
  turn: number;
  changed: number;
  campaign: boolean;
  challenge: ToBeat | null;
}

/** A set-up with its deal and a score to beat. */
export interface Challenge {
  code: string;
  setup: Setup;
  /** The bot of each seat; empty: the seat of whoever takes the challenge. */
  bots: string[];
  toBeat: ToBeat;
}

export interface Code {
  code: string;
}

/** The first message. `since`: the version the page has, 0 for none. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  key?: string;
  seat?: number;
  since?: number;
}

export interface Move {
  type: "move";
  id: number;
  decision: number;
  option: string;
}

/** No reactions of this seat before its next turn. */
export interface Pass {
  type: "pass";
  id: number;
}

/** Take the last move back; where that needs consent, ask for it. */
export interface Undo {
  type: "undo";
  id: number;
}

export interface Propose {
  type: "propose";
  id: number;
  /**
   * End the game and score it, allow hints; of people who stay away: let bots play for them, or win by their
   * absence.
   */
  what: "bot" | "claim" | "end" | "hints";
}

export interface Vote {
  type: "vote";
  id: number;
  yes: boolean;
}

/** Hand the seat to a bot, or take it back. */
export interface Away {
  type: "away";
  id: number;
  away: boolean;
}

export interface Resign {
  type: "resign";
  id: number;
}

/** Let the bots play at once until a person is asked. */
export interface Skip {
  type: "skip";
  id: number;
}

/** How long bots wait between their moves, in milliseconds: for one who plays alone, and for the host. */
export interface Pace {
  type: "pace";
  id: number;
  pace: number;
}

/** Ask for a sign of life: a line may be dead without anybody having closed it. */
export interface Ping {
  type: "ping";
  id: number;
}

export interface Say {
  type: "say";
  id: number;
  text: string;
}

/** Ask for the entries behind a number. `rank` 0: against nobody. */
export interface Why {
  type: "why";
  id: number;
  figure: string;
  rank?: number;
  /** Moves of a line after which the number is wanted; empty: as it is now. */
  moves?: string[];
}

/** Ask why nothing can be done at a place. */
export interface WhyNot {
  type: "why-not";
  id: number;
  /** The place that was clicked. */
  at: Place;
  /** The hero who shall take up the weapon that lies `at` its place. */
  on?: Place | null;
  /** The act asked about; empty: the most likely one there. */
  want?: "" | "attack" | "buy" | "equip" | "go" | "level" | "use";
}

/**
 * Ask what this seat can do this turn, monster by monster. The answer may take a moment; others come before
 * it.
 */
export interface Plan {
  type: "plan";
  id: number;
  /** How likely the monsters are beaten that may be, too: that takes seconds. */
  chances?: boolean;
}

/** Ask which move a master would make. The answer may take a moment; others come before it. */
export interface Hint {
  type: "hint";
  id: number;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  program: string;
  seat: number;
  table: Table;
}

/** Seats, presence, proposals, the clock: everything about the table but the game. */
export interface TableChanged {
  type: "table";
  table: Table;
}

/** The game has gone on. `since`: the version whose log and events these continue; 0: they replace all. */
export interface Update {
  type: "update";
  version: number;
  since: number;
  /** But for what is as in the update before, on the same connection. */
  view: View;
  /** The stacks are, and none are given. */
  stacksKept: boolean;
  /** These seats are, and are left out of the seats of the view. */
  seatsKept: number[];
  question: Question | null;
  /** Whether the last move can be taken back: at once, at once with a mark on the game, or with consent. */
  undo: "" | "ask" | "free" | "marked";
  log: Line[];
  events: Event[];
  ending: Ending | null;
}

/** Done and stored. `version`: what the game has come to. */
export interface Ack {
  type: "ack";
  id: number;
  version: number;
}

/** The request was refused and nothing has changed. `id` 0: the message could not be read. */
export interface Refused {
  type: "refused";
  id: number;
  reason: string;
  text: string;
}

export interface Chat {
  type: "chat";
  number: number;
  seat: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** A line of chat was removed. */
export interface Unsaid {
  type: "unsaid";
  number: number;
}

export interface LedgerRow {
  text: string;
  amount: number;
}

export interface Ledger {
  type: "ledger";
  id: number;
  title: string;
  total: number;
  rows: LedgerRow[];
  notes: string[];
}

/** Why nothing can be done at a place; empty if something can. */
export interface Reason {
  type: "reason";
  id: number;
  text: string;
}

/** A seat's plan, as of a version of the game. Both are empty if the seat has nothing to plan. */
export interface Planned {
  type: "planned";
  id: number;
  version: number;
  prospects: Prospect[];
  visits: Visit[];
}

/** The move a master would make, as of a version of the game. */
export interface Hinted {
  type: "hinted";
  id: number;
  version: number;
  /** The id of the option; empty where none could be found in time. */
  option: string;
  /** The move, why, and what it promises, in sentences. */
  text: string[];
}

/** The socket is about to be closed. `again`: trying again makes sense. */
export interface Bye {
  type: "bye";
  reason: string;
  text: string;
  again: boolean;
}

/**
 * Every error of the API. `reason` is a short name for programs, `text` says what happened and what to do.
 */
export interface Problem {
  reason: string;
  text: string;
}

export interface Me {
  /** Empty for somebody who has not given one yet. */
  name: string;
  person: string;
  /** Shown once, when it is made. */
  recovery: string;
}

export interface Name {
  name: string;
}

export interface Recovery {
  code: string;
}

/** A browser in which somebody is signed in. */
export interface Browser {
  id: string;
  /** Such as "Firefox"; empty: not known. */
  program: string;
  system: string;
  since: number;
  /** When it was last used, within an hour or so. */
  used: number;
  /** It is the browser that sent the request. */
  here: boolean;
}

/** Ask for a set-up. `name`: of a published one. `cards`: chosen ids. `text`: pasted names. */
export interface SetupRequest {
  edition: string;
  how: "chosen" | "first" | "published" | "random" | "text";
  name?: string;
  cards?: string[];
  text?: string;
  /** Monster groups of a random set-up; 0: as many as usual. */
  groups?: number;
  board?: string;
  avatars?: boolean;
  /** Keys that summon the guardian; 0: as many as usual. */
  keys?: number;
  /** The way to play, such as "plain"; empty: the usual one. */
  mode?: string;
  /** How many keys lie in the monster deck of each level; none: as usual. */
  keyDecks?: number[];
  /** The packs of an Epic game whose other cards are settled; none: those of `quests`, or all. */
  packs?: string[];
  /** Packs whose cards a random set-up may use, or a re-roll; none: all. */
  quests?: string[];
  /** Stacks that a random set-up must have, */
  only?: string[];
  /** and must not have. */
  without?: string[];
  /** The guardian of a random set-up; empty: any. */
  guardian?: string;
  /** A pile of the set-up that is to be replaced by another that fits. */
  reroll?: string;
}

/** Ask what to expect of a set-up for so many players. */
export interface DoctorRequest {
  setup: SetupRequest;
  players: number;
  /** Packs whose cards may be offered; none: all. */
  quests?: string[];
  /** Stacks that an offer must keep, */
  only?: string[];
  /** and must not have. */
  without?: string[];
}

/** Length, difficulty or swing of a set-up among those of random ones. */
export interface DoctorBar {
  name: "difficulty" | "length" | "swing";
  title: string;
  word: string;
  /** The share of random set-ups below it, from 0 to 1. */
  share: number;
  /** The figures behind the word. */
  text: string;
  /** The share in words. */
  compared: string;
}

/** A lack of the set-up. */
export interface DoctorFinding {
  name: string;
  /** The lack makes games longer or harder. */
  fault: boolean;
  text: string;
  /** Its effect, as far as it was measured. */
  measured: string;
}

/** The doctor's diagnosis of a set-up. */
export interface Diagnosis {
  /** The source of the figures, or the reason why there are none. */
  note: string;
  bars: DoctorBar[];
  /** Faults first. */
  findings: DoctorFinding[];
  /** The advice on faults: piles to swap; or that nothing is missing; or empty. */
  advice: string;
  /** The cards of the nearest set-up without the faults, as a request for chosen cards has them; or none. */
  fix: string[];
}

/** A stack of cards that can be chosen for a set-up. */
export interface Choice {
  name: string;
  title: string;
  cards: string[];
  /** The pack it is from, where the box comes in several. */
  pack: string;
}

export interface Part {
  name: string;
  title: string;
  choices: Choice[];
}

export interface EditionInfo {
  name: string;
  title: string;
  players: [number, number];
  /** Name and title of each published set-up; the first is the one for a first game. */
  published: Record<string, string>;
  /** Notes on some of the published set-ups. */
  notes: Record<string, string>;
  /** Name and title of each pack, where the box comes in several. */
  packs: Record<string, string>;
  boards: Record<string, string>;
  avatars: boolean;
  /** How many monster groups a random set-up may have; the least is the usual number. */
  groups: [number, number];
  /**
   * How many keys may be asked for before the guardian comes: the least, the usual, the most; zeros where
   * there are none.
   */
  keys: [number, number, number];
  /** Name and title of each way to play, "plain" first; none where there is one only. */
  modes: Record<string, string>;
  /** The way to play every set-up but the first game's, which is plain. */
  usualMode: string;
  parts: Part[];
}

/** A bot that may be chosen. */
export interface BotInfo {
  name: string;
  title: string;
  /** How it plays, in a line; empty where nobody has said. */
  note: string;
  /** The bot is one of the levels, which come first. */
  level: boolean;
  /**
   * Whether people can choose it: the levels, and what whoever runs the server has named. Tables of old know
   * more.
   */
  offered: boolean;
}

/** The contents of the first page. */
export interface Home {
  program: string;
  me: Me;
  editions: EditionInfo[];
  /** Levels first, from the weakest to the strongest. */
  bots: BotInfo[];
  /** The opponent that is suggested until another is chosen. */
  firstBot: string;
  /** The notice for everyone: an announcement, or why moves are stopped just now. */
  notice: string;
  /** There is an admin to whom players can report others. */
  reports: boolean;
  /** The person who sent the request is an admin. */
  admin: boolean;
}

export interface NewSeat {
  kind: "bot" | "me" | "open";
  /** The name of a person at the same screen; empty: your own name. */
  name?: string;
  bot?: string;
}

/** The start of a game that continues another: a replay at a move, or the text of a position or record. */
export interface From {
  replay?: string;
  move?: number;
  text?: string;
}

export interface NewTable {
  /** None where the game goes on from somewhere. */
  setup: SetupRequest | null;
  seats: NewSeat[];
  rules: TableOptions;
  start?: From | null;
}

export interface Made {
  id: string;
  key: string;
}

export interface Join {
  key?: string;
  /** The seat to take; 0: the first open one. */
  seat?: number;
}

export interface Upload {
  text: string;
}

/** A move of a record, and its parts: they are empty, or 0, where the move does not say. */
export interface ReplayMove {
  turn: number;
  seat: number;
  move: string;
  verb: string;
  card: string;
  onto: string;
  rank: number;
  /** The seat that is named. */
  whom: number;
  /** How much of a loss falls on attack, */
  attack: number;
  /** and how much on magic. */
  magic: number;
}

export interface Replay {
  id: string;
  edition: string;
  title: string;
  names: string[];
  moves: ReplayMove[];
  setup: Setup | null;
}

/**
 * The game after so many moves, as a seat saw it; `log` and `events`: what the last move brought. `seat` 0:
 * somebody who watched.
 */
export interface ReplayStep {
  move: number;
  view: View;
  asked: number[];
  log: Line[];
  events: Event[];
  ending: Ending | null;
}

/** The chances of all seats at the start of a turn, or at the end. */
export interface ReviewPoint {
  /** The move of the replay. */
  at: number;
  turn: number;
  /** The active seat. */
  seat: number;
  chances: number[];
  error: number;
}

/** A turn that moved the chances most. */
export interface ReviewTurning {
  at: number;
  turn: number;
  seat: number;
  /** The seat whose chance changed most. */
  gainer: number;
  change: number;
  error: number;
  /** The visible events of the turn; empty if there were none. */
  text: string;
}

/** A move that gave something away, and the better one. */
export interface ReviewMistake {
  at: number;
  turn: number;
  seat: number;
  move: string;
  /** Both in words. */
  better: string;
  /** The reasons for the better move; empty if no figure gives one. */
  why: string;
  lost: number;
  error: number;
}

/** From the first turn to the outcome: start − given + gifts + luck = outcome. */
export interface ReviewShare {
  seat: number;
  start: number;
  outcome: number;
  given: number;
  givenError: number;
  gifts: number;
  luck: number;
  luckError: number;
  /** The part of the luck that is the seat's own hands, */
  draws: number;
  /** the hands of others, */
  others: number;
  /** and everything else. */
  rest: number;
  drawsError: number;
  decisions: number;
  mistakes: number;
}

/** The use that a seat made of its copies of a bought card. */
export interface ReviewBuy {
  seat: number;
  card: string;
  text: string;
  paid: boolean;
}

export interface Review {
  points: ReviewPoint[];
  turning: ReviewTurning[];
  /** The worst first. */
  mistakes: ReviewMistake[];
  shares: ReviewShare[];
  buys: ReviewBuy[];
  /** How many decisions were judged, */
  decisions: number;
  /** and how many of them a second time. */
  again: number;
}

/** How far a review is. "none": nobody has asked for it; "failed": it may be asked for again. */
export interface ReviewState {
  state: "done" | "failed" | "none" | "working";
  /** The part that is worked out, from 0 to 1. */
  done: number;
  review: Review | null;
}

/**
 * Ask for a campaign. `setups`: where the cards of each game come from: the quests in their order, random
 * cards, or those of `chosen`, one set-up for each game. Quests and chosen set-ups begin anew when they are
 * used up.
 */
export interface NewCampaign {
  seats: NewSeat[];
  rules: TableOptions;
  setups: "chosen" | "quests" | "random";
  chosen?: SetupRequest[];
  /** For random cards: the packs they may be from; none: all. */
  quests?: string[];
  /** Stacks that random cards must have, */
  only?: string[];
  /** and must not have. */
  without?: string[];
  /** The guardian of random cards; empty: any. */
  guardian?: string;
  /** After so many games it is over; 0: when its host says so. */
  games?: number;
  /** The way to play every game; empty: the usual one, and that of each chosen set-up. */
  mode?: string;
  /** Keys that summon the guardian of the first game; 0: as many as usual. */
  keys?: number;
  /** Each game needs a key more than the one before. */
  moreKeys?: boolean;
  /** How many keys lie in the monster decks of level 1, 2 and 3; empty: as usual. */
  keyDecks?: number[];
}

/** Change how many games there are. */
export interface GamesPlanned {
  /**
   * The planned games. As many as were played: the campaign is over. 0: it goes on until its host says so.
   */
  games: number;
}

/** Take a card into the starting deck of a seat, after a game. */
export interface Recognised {
  /** The game after which it is chosen, from 1: a click that comes late changes nothing. */
  game: number;
  seat: number;
  /** Empty: none. */
  card: string;
}

/** Begin a game. Whoever asks for one that has begun finds it under way. */
export interface NextGame {
  /** From 1. */
  game: number;
}

export interface CampaignSeat {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  /** A short public name for the person's identity; see `Seat`. */
  person: string;
  yours: boolean;
  /** The total of all games so far. */
  score: number;
  leads: boolean;
  /** Cards that the starting deck has besides the usual ones. */
  gained: string[];
}

/** A seat in a game of a campaign. */
export interface CampaignScore {
  vp: number;
  /** The card that was chosen after the game; empty: none. */
  card: string;
  /**
   * Why there is no card: none was wanted, or none could be had. Empty: there is one, or nothing was chosen
   * yet.
   */
  without: "" | "declined" | "forfeited";
}

export interface CampaignGame {
  title: string;
  /** The id of the table, for its replay. */
  table: string;
  /** The day on which it ended, such as 2026-11-16. */
  date: string;
  turns: number;
  winners: number[];
  /** Seat by seat. */
  scores: CampaignScore[];
}

/** The choice of cards after a game. */
export interface Recognition {
  /** The seats, in the order in which they choose. */
  order: number[];
  /** The seat whose choice it is. */
  asked: number;
  /** The cards that seat may choose. */
  cards: string[];
}

export interface Campaign {
  id: string;
  /** The key that opens it to others; part of its link. */
  key: string;
  /** Seats are open; the next game can begin; a game is under way; cards are chosen; all games are played. */
  state: "over" | "playing" | "ready" | "recognition" | "waiting";
  seats: CampaignSeat[];
  hosting: boolean;
  rules: TableOptions;
  /** The number of the game that is under way or comes next, from 1. */
  game: number;
  /** How many games it has; 0: as many as its people like. */
  planned: number;
  setups: "chosen" | "quests" | "random";
  moreKeys: boolean;
  keyDecks: number[];
  /** The finished games. */
  games: CampaignGame[];
  /** The cards of the next or present game; None: all games are played. */
  setup: Setup | null;
  recognition: Recognition | null;
  /** The id of the table at which the game is under way; empty: none is. */
  table: string;
  tableKey: string;
  created: number;
  changed: number;
}

/** Send somebody away from a table, for good. */
export interface Kick {
  act: "kick";
  person: string;
  table: string;
  why: string;
}

/** Keep somebody from everything but looking. */
export interface Ban {
  act: "ban";
  person: string;
  /** 0: for good. */
  hours: number;
  why: string;
}

/** Keep somebody from the chat. */
export interface Mute {
  act: "mute";
  person: string;
  hours: number;
  why: string;
}

export interface Pardon {
  act: "pardon";
  person: string;
  what: "ban" | "kick" | "mute";
}

/** Remove a line of chat. */
export interface Unsay {
  act: "unsay";
  table: string;
  number: number;
}

/** End a game and score it as it stands; a table that waits is not played. */
export interface CloseTable {
  act: "close";
  table: string;
}

/** Take a table away with all that is stored of it. */
export interface DeleteTable {
  act: "delete";
  table: string;
}

/** Give a table a new key: links that were passed on are worth nothing. */
export interface RotateLink {
  act: "rotate";
  table: string;
}

/** Tell everybody; empty: no longer. */
export interface Announce {
  act: "announce";
  text: string;
}

/** The reason for maintenance, in which no one can move; empty: it is over. */
export interface Maintain {
  act: "pause";
  text: string;
}

/** Take everything about a person away. Games of others stay, with an anonymous name. */
export interface DeletePerson {
  act: "forget";
  person: string;
}

/** A report has been dealt with. */
export interface Settle {
  act: "settle";
  report: number;
}

/** Make a code that makes one person an admin. */
export interface InviteAdmin {
  act: "invite";
}

/** Somebody is no admin any more. */
export interface Dismiss {
  act: "dismiss";
  person: string;
}

export interface AdminDone {
  /** The code of an invitation, or the new key of a table. */
  code: string;
}

export interface AdminHouse {
  people: number;
  /** How many there are in each state. */
  tables: Record<string, number>;
  /** The open reports. */
  reports: number;
  maintenance: string;
  announcement: string;
  /** The quotas that hold, by part and name as in `limits.toml`. */
  limits: Record<string, Record<string, number>>;
}

export interface AdminPerson {
  person: string;
  name: string;
  created: number;
  tables: number;
  here: boolean;
  admin: boolean;
  banned: boolean;
  muted: boolean;
}

/** Somebody in a seat. */
export interface AdminPlayer {
  person: string;
  name: string;
}

export interface AdminTable {
  id: string;
  title: string;
  state: "over" | "playing" | "waiting";
  people: AdminPlayer[];
  changed: number;
  /** How many look on now, players included. */
  watching: number;
}

/** A line of chat. */
export interface AdminLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface AdminReport {
  number: number;
  table: string;
  by: string;
  about: string;
  name: string;
  /** The line of chat; 0: the report is about the person. */
  line: number;
  said: string;
  why: string;
  at: number;
  settled: boolean;
}

/** An act of an admin. */
export interface AdminEntry {
  number: number;
  at: number;
  /** Empty: the command on the server's machine. */
  name: string;
  act: string;
  target: string;
  /** The name that somebody has whom the target names by their public name; empty: nobody. */
  about: string;
  detail: string;
  /** done, or the short name of why it was refused; empty: the server ended before it was over. */
  outcome: string;
}

export interface Report {
  /** The line of chat; 0: the report is about the person in `seat`. */
  line?: number;
  seat?: number;
  why?: string;
}

export type AdminAct =
  | Kick
  | Ban
  | Mute
  | Pardon
  | Unsay
  | CloseTable
  | DeleteTable
  | RotateLink
  | Announce
  | Maintain
  | DeletePerson
  | Settle
  | InviteAdmin
  | Dismiss;

export type Event =
  | CardMoved
  | PileShuffled
  | HandLaid
  | CardsShown
  | CardMarked
  | AbilityUsed
  | AbilityTriggered
  | EffectApplied
  | BranchChosen
  | PlayerNamed
  | DiceRolled
  | DieChanged
  | WeaponEquipped
  | WeaponDropped
  | CardBought
  | HeroLeveled
  | XpChanged
  | GoldChanged
  | CardArrived
  | HallShifted
  | HallArranged
  | MonsterFaced
  | BattleSkipped
  | AttackLost
  | BattleCompared
  | MonsterDefeated
  | ChampionPlaced
  | LightCounted
  | ChampionWalked
  | KeyFound
  | GuardianSummoned
  | TurnBegan
  | MoveUndone
  | GameEnded;

export type FromPage =
  | Hello
  | Move
  | Pass
  | Undo
  | Propose
  | Vote
  | Away
  | Resign
  | Skip
  | Pace
  | Ping
  | Say
  | Why
  | WhyNot
  | Plan
  | Hint
  | Learn;

export type ToPage =
  Welcome | TableChanged | Update | Ack | Refused | Chat | Unsaid | Ledger | Reason | Planned | Hinted | Bye;
