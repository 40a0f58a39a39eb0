### Which language the page is in.

page-language = Language
# Instead of a language: the one that the browser asks for.
page-language-browser = Same as the browser
page-language-note = Each player at a table reads their own language.
# What the program is, where a device lists it as an app.
page-app-about = Thunderstone for people and bots, in the browser.
# A text that ends as a sentence does.
page-sentence = { $text }.
