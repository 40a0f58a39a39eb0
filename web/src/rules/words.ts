import { rules } from "virtual:words";
import { language } from "../lib/language";
import { addWords } from "../lib/words";

// The longest texts of the page. Whoever begins to play needs none of them: they come with the first card that is
// looked at closely, or with the reference. Whatever shows them waits for this.
addWords((await rules[language]!()).text);
