import { fileURLToPath } from "node:url"
import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

const picture = fileURLToPath(new URL("../../public/favicon.svg", import.meta.url))

export default guide("/user-guide/gift-cards/manage", async (actions) => {
  await editTexts(actions)
  await changeValues(actions)
  await changePictures(actions)
  await publishAndDelete(actions)
  await createProduct(actions)
})

async function editTexts({ page, open, click, fill, see, section, dialog, arrive, closed, shot }: Actions) {
  await open("gift-cards", "Gift cards")
  await click("Manage gift card product")
  await arrive("Gift card")
  await shot("product", [page.locator(".page-head"), section("General"), section("Variants")])

  // Edit the title and the description
  await click("Edit", { in: section("General") })
  await fill("Subtitle", "Arrives by email", { in: dialog() })
  for (const label of ["Title", "Handle", "Description", "Discountable"])
    await see(dialog().getByLabel(label).first())
  await click("Cancel", { in: dialog() })
  await closed()
}

async function changeValues({
  open,
  click,
  fill,
  see,
  menu,
  section,
  dialog,
  arrive,
  closed,
  shot,
}: Actions) {
  const variants = section("Variants")
  await click("Add variant", { in: variants })
  await fill("Title", "75", { in: dialog() })
  await fill("Value", "75", { in: dialog() })
  await fill("Price in EUR", "75", { in: dialog() })
  await fill("Price in USD", "75", { in: dialog() })
  await see("Track inventory")
  await shot("add-value", dialog())
  await click("Add variant", { in: dialog() })
  await closed()
  await menu("75", "Edit variant", { in: variants })
  await click("Cancel", { in: dialog() })
  await closed()
  await click("Edit prices", { in: variants })
  await arrive(/^Prices of/)
  await open("gift-cards/manage", "Gift card")
  await menu("75", "Delete variant", { in: variants })
  await click("Delete variant", { in: dialog() })
  await closed()
}

async function changePictures({ menu, see, section }: Actions) {
  const media = section("Media")
  await see(media.getByRole("button", { name: "Add images" }))
  for (const number of [1, 2]) {
    await media.locator("input[type=file]").setInputFiles(picture)
    await see(media.getByAltText(`Image ${number}`))
  }
  await menu("Image 2", "Use as thumbnail", { in: media })
  await see(media.locator("li").nth(1).getByText("Thumbnail"))
  for (const number of [2, 1]) {
    await menu(`Image ${number}`, "Remove image", { in: media })
    await media.getByAltText(`Image ${number}`).waitFor({ state: "detached" })
  }
}

async function publishAndDelete({ click, menu, see, dialog, arrive }: Actions) {
  await click("Unpublish")
  await see("Draft")
  await click("Publish")
  await see("Published")
  await menu("Gift card", "Delete product")
  await click("Delete product", { in: dialog() })
  await arrive("Gift cards")
}

async function createProduct({ click, fill, see, dialog, arrive }: Actions) {
  await click("Manage gift card product")
  await see("No gift card product")
  await click("Create gift card product")
  await fill("Title", "Gift card", { in: dialog() })
  await fill("Description", "For somebody who would rather choose.", { in: dialog() })
  await fill("Price in EUR", "25", { in: dialog() })
  await fill("Price in USD", "25", { in: dialog() })
  await click("Create gift card product", { in: dialog() })
  await arrive("Gift card")
  await see("Published")
}
