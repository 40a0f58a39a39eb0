import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepShell } from "./lib/app";
import "./lib/settings.svelte"; // theme and speed stand before the first picture
import "./shell/shell.css";

mount(App, { target: document.getElementById("app")! });
keepShell();
