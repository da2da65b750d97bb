import { defineConfig } from "@stheno/core"

export default defineConfig({
  projectConfig: {
    // region languages
    mail_languages: ["en", "de"],
    // endregion
  },
})
