import { ask } from "../lib/api";
import type {
  AdminAct,
  AdminDone,
  AdminEntry,
  AdminHouse,
  AdminLine,
  AdminPerson,
  AdminReport,
  AdminTable,
  Report,
} from "../lib/wire";

async function get<T>(path: string): Promise<T> {
  return (await (await ask("GET", `/api/admin${path}`)).json()) as T;
}

/** The routes of admins. */
export const admins = {
  house: () => get<AdminHouse>(""),
  people: (find: string) => get<AdminPerson[]>(`/people?find=${encodeURIComponent(find)}`),
  tables: (find: string) => get<AdminTable[]>(`/tables?find=${encodeURIComponent(find)}`),
  chat: (table: string) => get<AdminLine[]>(`/tables/${encodeURIComponent(table)}`),
  reports: () => get<AdminReport[]>("/reports"),
  audit: () => get<AdminEntry[]>("/audit"),
  /** Everything that is stored about a person, as text. */
  data: async (person: string) =>
    JSON.stringify(await get<unknown>(`/people/${encodeURIComponent(person)}`), null, 2),
  do: async (act: AdminAct): Promise<AdminDone> =>
    (await (await ask("POST", "/api/admin", { body: act })).json()) as AdminDone,
  accept: async (code: string): Promise<void> => {
    await ask("POST", "/api/admin/accept", { body: { code } });
  },
};

export async function report(table: string, told: Report): Promise<void> {
  await ask("POST", `/api/tables/${encodeURIComponent(table)}/report`, { body: told });
}
