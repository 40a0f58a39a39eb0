import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepShell } from "./lib/app";
import "./lib/settings.svelte"; // theme and speed stand before the first picture
import { loadWords } from "./lib/words";
import "./shell/shell.css";

// The page names the chunk with its words, so that the browser has asked for it before this runs.
await loadWords();
mount(App, { target: document.getElementById("app")! });
keepShell();
