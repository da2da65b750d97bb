// region loader
import { randomUUID } from "node:crypto"
import { loader, newId } from "@stheno/core"

export default loader(async ({ db }) => {
  const state = randomUUID()
  const install = new URL("https://newsletter.example/oauth/authorize")
  install.searchParams.set("client_id", process.env.NEWSLETTER_ID ?? "")
  install.searchParams.set("state", state)
  await db
    .insertInto("oauth")
    .values({
      id: newId("oauth"),
      application_name: "newsletter",
      display_name: "Newsletter",
      install_url: install.href,
      data: JSON.stringify({ state }),
    })
    .onConflict((conflict) => conflict.column("application_name").doNothing())
    .execute()
})
// endregion
