import { admin } from "virtual:words-admin";
import { language } from "../lib/language";
import { addWords } from "../lib/words";

// Few people look after a server: what is said to them, and about reports, comes with what shows it.
addWords((await admin[language]!()).text);
