import { say } from "./words";
import { ApiProblem } from "./api";

const MOST = 2_000_000;

/** The text of a file somebody has chosen. What is far too large is not even read. */
export async function textOf(file: File): Promise<string> {
  if (file.size > MOST) throw new ApiProblem("file-large", say("page-file-large", { name: file.name }), 0);
  try {
    return await file.text();
  } catch {
    throw new ApiProblem("file", say("page-file-unreadable", { name: file.name }), 0);
  }
}
