import { guide } from "../driver/guide.ts"
import { placeOrder } from "../driver/orders.ts"

export default guide("/user-guide/orders/claims", async (actions) => {
  const {
    page,
    open,
    click,
    fill,
    choose,
    check,
    uncheck,
    section,
    dialog,
    arrive,
    see,
    shot,
    menu,
    closed,
    read,
  } = actions
  const claims = section("Claims")
  const order = await placeOrder(actions, "shipped")

  // A photo from the customer: the picture of the product
  const { products } = await read("/admin/products?q=Mug+Ink&limit=1&fields=id,thumbnail&expand=")
  const photo = await page.request.get(products[0].thumbnail)
  const picture = { name: "crack.svg", mimeType: "image/svg+xml", buffer: await photo.body() }

  // Create a claim, settled with a replacement
  const replace = async () => {
    await click("Create claim", { in: claims })
    await arrive("Create claim")
    await fill("Units of Mug Ink", "1")
    await choose("Reason", "Production failure")
    await fill("Note", "The glaze has a crack")
    await see(page.getByRole("group", { name: /^Pictures/ }))
    await page.getByLabel("Add pictures", { exact: true }).setInputFiles(picture)
    await see(page.getByRole("button", { name: "Remove picture 1" }))
    await see("Metadata")
    await choose("Resolve by", "Replacement")
    await click("Add items")
    await dialog().getByRole("searchbox").fill("Mug Ink")
    await click(dialog().locator(".picker-row").filter({ hasText: "Mug Ink" }).getByRole("checkbox").first())
    await click("Add 1 item", { in: dialog() })
    await closed()
    await choose("Shipping method", "Parcel · €5.95")
    await fill(page.getByLabel(/^Price/).first(), "0")
    await choose("Return shipping", { index: 1 })
    await choose("Return to", "Rotterdam")
  }
  await open(`orders/${order.id}`, order.title)
  await replace()
  await check("Ship to another address")
  await see("City")
  await uncheck("Ship to another address")
  await shot(
    "replace",
    [section("Claimed items"), section("Shipping of the replacements"), section("Summary")],
    {
      callouts: [
        page.getByLabel("Units of Mug Ink"),
        page.getByLabel(/^Reason/).first(),
        page.getByRole("group", { name: /^Pictures/ }).first(),
        page.getByLabel(/^Resolve by/),
        section("Replacements").getByRole("button", { name: "Add items" }),
        page.getByLabel(/^Shipping method/),
        section("Summary").getByRole("button", { name: "Create claim" }),
      ],
    },
  )
  await click("Create claim")
  await arrive(order.title)
  await see("Claim created")

  // Change the metadata of the claim
  await menu("Claims", "Edit metadata", { in: claims })
  await click("Add entry", { in: dialog() })
  await fill(dialog().getByLabel("Key"), "ticket")
  await fill(dialog().getByLabel(/^Value/), "4711")
  await click("Save", { in: dialog() })
  await closed()
  await see(claims.getByText("ticket: 4711"))

  // Cancel the fulfillment, the return and the claim
  await click("Fulfill replacements", { in: claims })
  await see(dialog().getByLabel("Location"))
  await click("Create fulfillment", { in: dialog() })
  await closed()
  await menu("Fulfillment 1", "Cancel fulfillment", { in: claims })
  await click("Cancel fulfillment", { in: dialog() })
  await closed()
  await menu("Claims", "Cancel return", { in: claims })
  await click("Cancel return", { in: dialog() })
  await closed()
  await menu("Claims", "Cancel claim", { in: claims })
  await see("Cancel this claim?")
  await click("Cancel claim", { in: dialog() })
  await closed()
  await see(claims.getByText("Canceled", { exact: true }).first())

  // Send the replacements, and receive the claimed items
  const second = await placeOrder(actions, "shipped")
  await open(`orders/${second.id}`, second.title)
  await replace()
  await click("Create claim")
  await arrive(second.title)
  await click("Fulfill replacements", { in: claims })
  await click("Create fulfillment", { in: dialog() })
  await closed()
  await click("Mark as shipped", { in: claims })
  await fill("Tracking numbers", "HX01244", { in: dialog() })
  await click("Mark as shipped", { in: dialog() })
  await closed()
  await menu("Fulfillment 1", "Change tracking numbers", { in: claims })
  await fill("Tracking numbers", "HX01245", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see(claims.getByText("HX01245"))
  await shot("claim", claims)
  await click("Receive claimed items", { in: claims })
  await see("Refund now")
  await click("Mark as received", { in: dialog() })
  await closed()
  await see(claims.getByText("Received", { exact: true }))

  // Settle a claim with a refund
  const third = await placeOrder(actions, "shipped")
  await open(`orders/${third.id}`, third.title)
  await click("Create claim", { in: claims })
  await arrive("Create claim")
  await fill("Units of Bowl Sage", "1")
  await choose("Reason", "Missing item")
  await choose("Resolve by", "Refund")
  await see("Refunded now")
  await click("Create claim")
  await arrive(third.title)
  await see(claims.getByText(/refunded$/))
})
