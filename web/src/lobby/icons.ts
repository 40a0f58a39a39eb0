const ICONS: Record<string, string> = { classic: "dungeon", advance: "thunderstone", quest: "key" };

/** The picture that stands for an edition. */
export const editionIcon = (edition: string): string => ICONS[edition] ?? "hall";
