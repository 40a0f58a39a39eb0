### What “duskhall rules” and “what TERM” say. The terms are in page-terms.ftl, the rules in page-rules*.ftl.

rules-term = { $name }: { $text }
rules-terms = Terms you can ask for: { $terms }.
rules-more = “duskhall rules --edition { $edition } TERM” explains one. The rules pages in the browser (“duskhall serve”) have everything.
rules-unknown = “{ $name }” is not a term of { $title }. “duskhall rules --edition { $edition }” lists them.
