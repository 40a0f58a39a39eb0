### What “duskhall rules” and “what TERM” say. The terms are in page-terms.ftl, the rules in page-rules*.ftl.

rules-term = { $name }: { $text }
rules-terms = Begriffe, nach denen du fragen kannst: { $terms }.
rules-more = „duskhall rules --edition { $edition } BEGRIFF“ erklärt einen davon. Die Regelseiten im Browser („duskhall serve“) haben alles.
rules-unknown = „{ $name }“ ist kein Begriff von { $title }. „duskhall rules --edition { $edition }“ listet sie auf.
