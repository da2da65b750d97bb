import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

export default guide("/user-guide/discounts/create", async (actions) => {
  await fillInDiscount(actions)
  await createDiscount(actions)
  await createTemplate(actions)
  await restoreDraft(actions)
})

async function fillInDiscount({
  page,
  open,
  click,
  fill,
  choose,
  see,
  dialog,
  arrive,
  closed,
  shot,
}: Actions) {
  const regions = page.getByRole("group", { name: "Regions" })
  await open("discounts", "Discounts")
  await click("Create discount")
  await arrive("Create discount")
  await fill("Code", "summer")
  await choose("Type", "Percentage")
  await fill(page.getByLabel("Percentage", { exact: true }).last(), "20")
  await choose("Applies to", "Each item")
  await choose("Applies to", "Entire cart")
  await fill("Description", "Twenty percent in summer")
  for (const each of await regions.getByRole("checkbox").all()) await each.check()
  await fill(page.getByLabel(/^Ends/).first(), "2099-09-01")
  await fill(page.getByLabel(/^Usage limit/), "100")
  await shot(
    "form",
    [page.locator(".page-head .back"), page.getByRole("heading", { level: 1 }), page.locator("form")],
    {
      callouts: [
        page.getByLabel(/^Code/).first(),
        page.getByLabel("Type", { exact: true }),
        regions,
        page.getByLabel(/^Usage limit/),
        page.getByRole("button", { name: "Add condition" }),
      ],
    },
  )
  await click("Add condition")
  await choose(dialog().getByLabel(/^Condition type/), "Collections")
  await choose(dialog().getByLabel(/^The discount applies to/), "Only these")
  await see(dialog().getByLabel("Search"))
  await click(dialog().getByRole("checkbox").first(), { in: dialog() })
  await shot("condition", dialog(), {
    callouts: [
      dialog().getByLabel(/^Condition type/),
      dialog().getByLabel(/^The discount applies to/),
      dialog().getByLabel("Search"),
      dialog().getByText("1 selected"),
    ],
  })
  await click("Add condition", { in: dialog() })
  await closed()
  await click("Add condition")
  await choose(dialog().getByLabel(/^Condition type/), "Tags")
  await choose(dialog().getByLabel(/^The discount applies to/), "All except these")
  await click(dialog().getByRole("checkbox").first(), { in: dialog() })
  await click("Add condition", { in: dialog() })
  await closed()
  await click("Remove Tags · All except these")
}

async function createDiscount({ page, send, click, fill, see, arrive }: Actions) {
  await fill("Code", "WELCOME10")
  await click("Create discount")
  await see("Discount with code WELCOME10 already exists.")
  await fill("Code", "summer")
  await fill(page.getByLabel("Percentage", { exact: true }).last(), "120")
  await click("Create discount")
  await see("Enter at most 100.")
  await fill(page.getByLabel(/^Ends/).first(), "2020-09-01")
  await fill(page.getByLabel("Percentage", { exact: true }).last(), "")
  await click("Create discount")
  await see("Enter a value.")
  await fill(page.getByLabel("Percentage", { exact: true }).last(), "20")
  await click("Create discount")
  await see("The end must be later than the start.")
  await fill(page.getByLabel(/^Ends/).first(), "")
  await click("Create discount")
  await arrive("SUMMER")
  await send(`/admin/discounts/${idOf(page.url())}`, {}, "DELETE")
}

async function createTemplate({
  page,
  send,
  open,
  click,
  fill,
  choose,
  check,
  see,
  section,
  arrive,
}: Actions) {
  const regions = page.getByRole("group", { name: "Regions" })
  await open("discounts/new", "Create discount")
  await choose("Type", "Fixed amount")
  await see("A fixed amount applies to one region, in its currency.")
  await fill("Amount", "x")
  await click("Create discount")
  await see("Enter an amount such as 12.50.")
  await choose("Type", "Free shipping")
  await fill("Code", "FRIENDS")
  await fill("Description", "For friends")
  await regions.getByRole("checkbox").first().check()
  await check("Template for codes")
  await fill(page.getByLabel(/^Codes valid for/), "2")
  await choose("Unit", "Weeks")
  await fill(page.getByLabel(/^Usage limit/), "1")
  await click("Create discount")
  await arrive("FRIENDS")
  await see(section("Codes").getByText("No codes yet."))
  await send(`/admin/discounts/${idOf(page.url())}`, {}, "DELETE")
}

async function restoreDraft({ page, open, click, fill, see }: Actions) {
  await open("discounts/new", "Create discount")
  await fill("Code", "LATER")
  await page.waitForFunction(() => localStorage.getItem("stheno:draft:discount")?.includes("LATER"))
  await page.reload()
  await see(/Unsaved changes from/)
  await click("Discard")
}

function idOf(address: string): string {
  return new URL(address).pathname.split("/").at(-1)!
}
