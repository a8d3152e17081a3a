import { mount } from "svelte";

// Before the screens, whose own looks come after these.
import "./look/tokens.css";
import "./look/base.css";
import "./look/pieces.css";
import "./look/states.css";
import App from "./App.svelte";
import { dressed } from "./dressing";
import { preferences } from "./preferences.svelte";
import { speak } from "./words.svelte";

preferences.show();
await Promise.all([dressed(), speak(preferences.language)]);
document.getElementById("arriving")?.remove();
mount(App, { target: document.getElementById("app")! });
