### Which language the page is in.

page-language = Sprache
# Instead of a language: the one that the browser asks for.
page-language-browser = Wie im Browser
page-language-note = Am selben Tisch liest jeder in seiner eigenen Sprache.
# What the program is, where a device lists it as an app.
page-app-about = Thunderstone für Menschen und Bots, im Browser.
# A text that ends as a sentence does.
page-sentence = { $text }.
