import type {
  Browser,
  Campaign,
  Cards,
  Challenge,
  Diagnosis,
  DoctorRequest,
  Home,
  Join,
  LessonInfo,
  Made,
  Me,
  NewCampaign,
  NewSeat,
  NewTable,
  Played,
  Problem,
  Recognised,
  Replay,
  ReplayStep,
  ReviewState,
  Setup,
  SetupRequest,
  Table,
  View,
} from "./wire";
import { language } from "./language";
import { say } from "./words";

/** Something the server refused, or a server that cannot be reached. The text is for the reader. */
export class ApiProblem extends Error {
  constructor(
    readonly reason: string,
    readonly text: string,
    /** The HTTP status; 0: no answer came. */
    readonly status: number,
  ) {
    super(text);
  }
}

/** What to show for anything that was thrown. */
export function problemText(thrown: unknown): string {
  if (thrown instanceof ApiProblem) return thrown.text;
  console.error(thrown);
  return say("page-error-own");
}

function isProblem(data: unknown): data is Problem {
  return typeof (data as Problem | null)?.reason === "string" && typeof (data as Problem).text === "string";
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const data: unknown = await response.json().catch(() => null);
  if (isProblem(data)) return new ApiProblem(data.reason, data.text, response.status);
  return new ApiProblem(
    "status",
    say("page-error-status", { status: String(response.status) }),
    response.status,
  );
}

type Asked = { body?: unknown; key?: string };
const PATIENCE = 30_000;

export async function ask(method: string, path: string, { body, key }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["X-Table-Key"] = key;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new ApiProblem("offline", say("page-error-offline"), 0);
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function json<T>(method: string, path: string, asked?: Asked): Promise<T> {
  const response = await ask(method, path, asked);
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiProblem("unreadable", say("page-error-unreadable"), response.status);
  }
}

async function text(path: string, key?: string): Promise<string> {
  return (await ask("GET", path, { key })).text();
}

/** Paths are made of names the server gave out; still nothing of them may break out of its place. */
function at(parts: TemplateStringsArray, ...names: (string | number)[]): string {
  return String.raw({ raw: parts }, ...names.map((name) => encodeURIComponent(name)));
}

/** Every route of the server. */
export const api = {
  home: () => json<Home>("GET", "/api/home"),
  name: (name: string) => json<Me>("POST", "/api/me", { body: { name } }),
  newRecovery: () => json<Me>("POST", "/api/me/recovery"),
  browsers: () => json<Browser[]>("GET", "/api/me/browsers"),
  signOut: async (browser: string): Promise<void> => {
    await ask("POST", at`/api/me/browsers/${browser}/sign-out`);
  },
  signOutOthers: async (): Promise<void> => {
    await ask("POST", "/api/me/sign-out-others");
  },
  recover: (code: string) => json<Me>("POST", "/api/recover", { body: { code } }),
  cards: (edition: string) => json<Cards>("GET", at`/api/cards/${edition}`),
  setup: (request: SetupRequest) => json<Setup>("POST", "/api/setups", { body: request }),
  doctor: (request: DoctorRequest) => json<Diagnosis>("POST", "/api/setups/doctor", { body: request }),

  tables: () => json<Table[]>("GET", "/api/tables"),
  mine: () => json<Table[]>("GET", "/api/tables/mine"),
  make: (table: NewTable) => json<Made>("POST", "/api/tables", { body: table }),
  table: (id: string, key?: string) => json<Table>("GET", at`/api/tables/${id}`, { key }),
  join: (id: string, join: Join) => json<Made>("POST", at`/api/tables/${id}/join`, { body: join }),
  seat: async (id: string, seat: number, kind: NewSeat): Promise<void> => {
    await ask("POST", at`/api/tables/${id}/seats/${seat}`, { body: kind });
  },
  start: async (id: string): Promise<void> => {
    await ask("POST", at`/api/tables/${id}/start`);
  },
  leave: async (id: string): Promise<void> => {
    await ask("POST", at`/api/tables/${id}/leave`);
  },
  close: async (id: string): Promise<void> => {
    await ask("POST", at`/api/tables/${id}/close`);
  },
  /** Take a table off one's own list. */
  forget: async (id: string): Promise<void> => {
    await ask("POST", at`/api/tables/${id}/forget`);
  },
  rematch: (id: string) => json<Made>("POST", at`/api/tables/${id}/rematch`),
  tableCards: (id: string, key?: string) => json<Cards>("GET", at`/api/tables/${id}/cards`, { key }),
  record: (id: string, key?: string) => text(at`/api/tables/${id}/record`, key),
  view: (id: string, seat: number) => json<View>("GET", at`/api/tables/${id}/view?seat=${seat}`),

  lessons: () => json<LessonInfo[]>("GET", "/api/lessons"),
  beginLesson: (lesson: string) => json<Made>("POST", "/api/lessons", { body: { lesson } }),
  /** The latest first; all of them, or the last few. */
  games: (most?: number) => json<Played[]>("GET", most ? at`/api/games?most=${most}` : "/api/games"),
  /** The deal of a finished game, for others. */
  shareDeal: (id: string) => json<Challenge>("GET", at`/api/tables/${id}/challenge`),
  challenge: (code: string) => json<Challenge>("POST", "/api/challenges", { body: { code } }),
  takeChallenge: (code: string) => json<Made>("POST", "/api/challenges/play", { body: { code } }),

  campaigns: () => json<Campaign[]>("GET", "/api/campaigns/mine"),
  makeCampaign: (campaign: NewCampaign) => json<Made>("POST", "/api/campaigns", { body: campaign }),
  campaign: (id: string, key?: string) => json<Campaign>("GET", at`/api/campaigns/${id}`, { key }),
  joinCampaign: (id: string, join: Join) =>
    json<Campaign>("POST", at`/api/campaigns/${id}/join`, { body: join }),
  campaignSeat: (id: string, seat: number, kind: NewSeat) =>
    json<Campaign>("POST", at`/api/campaigns/${id}/seats/${seat}`, { body: kind }),
  leaveCampaign: (id: string) => json<Campaign>("POST", at`/api/campaigns/${id}/leave`),
  recognise: (id: string, choice: Recognised) =>
    json<Campaign>("POST", at`/api/campaigns/${id}/recognition`, { body: choice }),
  nextGame: (id: string, game: number) =>
    json<Campaign>("POST", at`/api/campaigns/${id}/next`, { body: { game } }),
  planCampaign: (id: string, games: number) =>
    json<Campaign>("POST", at`/api/campaigns/${id}/plan`, { body: { games } }),

  upload: (record: string) => json<Replay>("POST", "/api/replays", { body: { text: record } }),
  replay: (id: string, key?: string) => json<Replay>("GET", at`/api/replays/${id}`, { key }),
  step: (id: string, move: number, seat: number, key?: string) =>
    json<ReplayStep>("GET", at`/api/replays/${id}/${move}?seat=${seat}`, { key }),
  replayCards: (id: string, key?: string) => json<Cards>("GET", at`/api/replays/${id}/cards`, { key }),
  review: (id: string) => json<ReviewState>("GET", at`/api/replays/${id}/review`),
  askReview: (id: string) => json<ReviewState>("POST", at`/api/replays/${id}/review`),
  position: (id: string, move: number, key?: string) => text(at`/api/replays/${id}/${move}/position`, key),
};
