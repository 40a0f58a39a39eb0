import { addWords } from "../lib/words";

// The longest texts of the page. Whoever begins to play needs none of them: they come with the first card that is
// looked at closely, or with the reference.
addWords(
  import.meta.glob<string>(
    ["../../../src/duskhall/text/en/page-rules*.ftl", "../../../src/duskhall/text/en/page-examples.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
);
