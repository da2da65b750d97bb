import { guide } from "../driver/guide.ts"

export default guide("/user-guide/regions/providers", async (actions) => {
  const { page, open, click, dialog, arrive, see, shot, closed } = actions
  const group = (name: string) => dialog().getByRole("group", { name })

  await open("settings/regions", "Regions")
  await click(page.getByRole("link", { name: "Europe" }))
  await arrive("Europe")
  await click("Edit")
  await see(group("Payment providers"))
  await shot("choose", dialog())
  const manual = group("Payment providers").getByLabel("Manual", { exact: true })
  await manual.uncheck()
  await click("Save", { in: dialog() })
  await see("Enter a value.")
  await manual.check()
  await click("Save", { in: dialog() })
  await closed()
})
