import { mount } from "svelte";

// Before the screens, whose own looks come after these.
import "./look/base/tokens.css";
import "./look/base/base.css";
import "./look/base/pieces.css";
import "./look/base/states.css";
import App from "./App.svelte";
import { dressed } from "./shell/late-styles";
import { preferences } from "./shell/preferences.svelte";
import { speak } from "./words/words.svelte";

preferences.show();
await Promise.all([dressed(), speak(preferences.language)]);
document.getElementById("arriving")?.remove();
mount(App, { target: document.getElementById("app")! });
