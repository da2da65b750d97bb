import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

export default guide("/user-guide/users/team", async (actions) => {
  await invitePerson(actions)
  await changeInvite(actions)
  await joinTeam(actions)
  await changeMember(actions)
})

async function invitePerson({
  page,
  open,
  click,
  fill,
  choose,
  see,
  section,
  dialog,
  arrive,
  closed,
  shot,
}: Actions) {
  const members = section("Members")
  const invites = section("Invites")
  await open("settings", "Settings")
  await click(page.getByRole("link", { name: /^Team/ }))
  await arrive("Team")
  await click("Invite someone")
  await fill("Email", "nina@example.com", { in: dialog() })
  await choose(dialog().getByLabel(/^Role/), "Member")
  await shot("invite", dialog())
  await fill("Email", "nina", { in: dialog() })
  await click("Invite someone", { in: dialog() })
  await see("Enter an email address.")
  await fill("Email", "admin@example.com", { in: dialog() })
  await click("Invite someone", { in: dialog() })
  await see("Can't invite a user with an existing account")
  await fill("Email", "nina@example.com", { in: dialog() })
  await click("Invite someone", { in: dialog() })
  await closed()
  await see("nina@example.com")
  await shot("list", [members, invites])
}

async function changeInvite({ page, click, menu, section, dialog }: Actions) {
  const invites = section("Invites")
  await menu("nina@example.com", "Send again", { in: invites })
  await page.waitForLoadState("networkidle")
  await menu("nina@example.com", "Copy link", { in: invites })
  await menu("nina@example.com", "Withdraw invite", { in: invites })
  await click("Withdraw invite", { in: dialog() })
  await invites.waitFor({ state: "detached" })
}

async function joinTeam({ page, dashboard, read, click, fill, dialog, closed, note }: Actions) {
  await click("Invite someone")
  await fill("Email", "nina@example.com", { in: dialog() })
  await click("Invite someone", { in: dialog() })
  await closed()
  const { invites: open_ } = await read("/admin/invites")
  const guest = await (await page.context().browser()!.newContext()).newPage()
  await guest.goto(`${dashboard}/invite?token=${open_[0].token}`)
  await guest.getByLabel(/^First name/).fill("Nina")
  await guest.getByLabel(/^Last name/).fill("Berg")
  await guest.getByLabel("New password", { exact: true }).fill("correct horse")
  await guest.getByLabel("Repeat the new password").fill("correct horse")
  await note(guest)
  await guest.getByRole("button", { name: "Create account" }).click()
  await guest.getByRole("heading", { level: 1, name: "Orders" }).waitFor()
  await guest.context().close()
}

async function changeMember({ open, click, fill, choose, menu, see, section, dialog, closed }: Actions) {
  const members = section("Members")
  await open("settings/team", "Team")
  await menu("Nina Berg", "Edit member", { in: members })
  await fill("Last name", "Bergmann", { in: dialog() })
  await see(dialog().getByLabel(/^First name/))
  await choose("Role", "Developer", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu("Nina Bergmann", "Remove member", { in: members })
  await click("Remove member", { in: dialog() })
  await see("Member removed")
}
