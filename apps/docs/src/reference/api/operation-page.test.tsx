import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, describe, expect, it } from "vitest"
import { loadHighlighter } from "../../mdx/highlight.ts"
import { SourceTree } from "../code/source-tree.ts"
import { readApi } from "./api-model.ts"
import { OperationPage } from "./operation-page.tsx"

const models = readApi(new SourceTree())

beforeAll(loadHighlighter)

function page(key: string): string {
  const model = models.find(({ operation }) => `${operation.area}.${operation.id}` === key)
  if (!model) throw new Error(`Unknown operation ${key}`)
  return renderToStaticMarkup(<OperationPage model={model} />)
}

const tokenLink = 'href="/api/authentication#get-an-access-token"'
const keyLink = 'href="/api/idempotency"'
const ignored = "The operation has no query parameters"

describe("the page of an operation", () => {
  it.each([
    ["admin.PostProductsProduct", "an admin user"],
    ["store.PostCustomersCustomer", "a customer"],
  ])("explains the token in the command of %s", (key, whose) => {
    expect(page(key)).toContain(`${tokenLink}>access token</a> of ${whose}`)
  })

  it("does not explain a token where none is sent", () => {
    expect(page("store.GetProducts")).not.toContain(tokenLink)
  })

  it("explains the idempotency key of a POST request only", () => {
    expect(page("store.PostCart")).toContain(keyLink)
    expect(page("store.GetProducts")).not.toContain(keyLink)
  })

  it("says what a key must look like, and links the guide", () => {
    const shown = page("store.PostCartsCartPaymentSessions")
    expect(shown).toContain("the key is a UUID, and other keys are ignored")
    expect(page("store.PostCartsCartComplete")).toContain("Implement the checkout")
    expect(page("store.GetProducts")).not.toContain("Implement the checkout")
  })

  it("links the guides that explain the operation, or most others of its group", () => {
    const guide = "/modules/discounts/admin/manage-discounts"
    expect(page("admin.PostDiscounts")).toContain(`href="${guide}">Manage discounts</a>`)
    expect(page("admin.PostDiscountsDiscountRegionsRegion")).toContain(`href="${guide}"`)
    expect(page("store.GetProducts")).not.toContain(guide)
  })

  it("says what to replace where no example was recorded", () => {
    const shown = page("admin.DeletePaymentCollectionsPaymentCollection")
    expect(shown).toContain("/admin/payment-collections/ID")
    expect(shown).toContain("Replace the names in capital letters")
    expect(page("admin.GetRegionsRegion")).not.toContain("Replace the names in capital letters")
  })

  it("names the default relations, and those that expand accepts", () => {
    const shown = page("admin.PostDiscounts")
    expect(shown).toContain("Default relations: <code>parent_discount</code>, <code>regions</code>, ")
    expect(shown).toContain(
      'accepts the relations of <a href="/references/entities/classes/Discount#relations">',
    )
    expect(page("admin.PostRegionsRegion")).not.toContain("Default relations")
    expect(page("admin.GetProductCategoriesCategory")).not.toContain("Default relations")
    expect(page("admin.GetUsers")).toContain(
      '<a href="/references/entities/classes/User">User</a> has no relations.',
    )
  })

  it("shows dates as dates, and how to send them", () => {
    const shown = page("admin.PostDiscounts")
    expect(shown).toContain("Send dates as ISO 8601 strings")
    expect(shown).not.toContain("number | any")
    expect(page("admin.PostAuth")).not.toContain("Send dates")
  })

  it("asks to replace the IDs of an example, where it has some", () => {
    expect(page("admin.PostDiscounts")).toMatch(/Replace IDs such as <code>reg_01\w+<\/code>/)
    expect(page("admin.PostAuth")).not.toContain("Replace IDs")
  })

  it("takes the meaning of a status from the operation's own errors", () => {
    const inGeneral = "A provider refused the call, or something with the same unique value exists."
    expect(page("store.PostCartsCartPaymentSessions")).not.toContain(inGeneral)
    expect(page("admin.PostRegions")).toContain(inGeneral)
    expect(page("admin.PostProducts")).toContain("Another resource has the same <code>handle</code>.")
  })

  it.each(["admin.PostProductsProduct", "admin.PostRegionsRegion"])(
    "says that %s ignores fields and expand",
    (key) => {
      expect(page(key)).toContain(ignored)
    },
  )

  it.each([
    "admin.PostOrdersOrder",
    "admin.PostProductsProductVariantsVariant",
    "admin.DeleteProductsProduct",
  ])("does not say so of %s, which has parameters or returns no record", (key) => {
    expect(page(key)).not.toContain(ignored)
  })
})
