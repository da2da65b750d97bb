import { silentLog } from "@stheno/core/host"
import { createElement } from "react"
import { describe, expect, it } from "vitest"
import { mailNames, type MailName, type MailProps } from "./mail-data.ts"
import type { MailOverride } from "./render-override.ts"
import { sampleData } from "./sample-data.ts"
import { createMailTemplates, type OwnMails } from "./templates.ts"

const store = { name: "Bits & Bobs", url: "https://shop.example.com" }
const here = new URL(import.meta.url).pathname

/** Templates with what a project changes, and what they logged. */
function templatesWith(own: Partial<OwnMails> = {}) {
  const errors: Record<string, unknown>[] = []
  const log = { ...silentLog, error: (data: Record<string, unknown>) => void errors.push(data) }
  const templates = createMailTemplates({
    log,
    languages: ["en"],
    own: { templates: {}, messages: {}, ...own },
  })
  const render = (name: MailName, locale = "en") =>
    templates.render({ name, data: sampleData[name], hints: { locale }, store })
  return { templates, errors, render }
}

/** An override with this default export. */
function overriding(render: MailOverride["render"], subject?: MailOverride["subject"]): Partial<OwnMails> {
  const override = { path: here, file: "src/mails/order-placed.tsx", render, ...(subject && { subject }) }
  return { templates: { "order-placed": override } }
}

describe.each(["en", "de", "fr", "es", "it", "nl"])("in %s", (locale) => {
  it.each(mailNames)("%s has every text", async (name) => {
    const { render, errors } = templatesWith()
    const mail = (await render(name, locale))!
    expect(errors).toEqual([])
    expect(mail.html).toContain(`<html lang="${locale}" dir="ltr"`)
    for (const text of [mail.subject, mail.text, mail.html]) {
      expect(text).not.toMatch(/undefined|NaN|\[object|[{}](?:number|amount|name|store|url)/)
      expect(text).not.toContain(`${name}.`)
    }
    if (locale !== "en") expect(mail.subject).not.toBe((await render(name, "en"))!.subject)
  })
})

it("formats amounts for the locale", async () => {
  const { render } = templatesWith()
  const german = (await render("order-placed", "de-AT"))!
  expect(german.subject).toBe("Ihre Bestellung Nr. 1042")
  expect(german.text.replaceAll("\u00a0", " ")).toMatch(/Gesamtbetrag: € 164,00/)
  expect((await render("order-placed"))!.text).toContain("Total: €164.00")
})

it("names countries in the language of the email", async () => {
  const { templates, render } = templatesWith()
  expect((await render("order-placed"))!.text).toContain("\nDenmark")
  expect((await render("order-placed", "de"))!.text).toContain("\nDänemark")
  const { order } = sampleData["order-placed"]
  const unknown = { ...order, shipping_address: { ...order.shipping_address!, country_code: "?" } }
  const data = { order: unknown }
  expect((await templates.render({ name: "order-placed", data, hints: {}, store }))!.text).toContain("\n?")
})

it("takes texts of the project before built-in ones, of the region before the language", async () => {
  const { render, errors } = templatesWith({
    messages: {
      de: { "order-placed.title": "Danke!", "order-placed.subject": "Nr. {number}" },
      "de-CH": { "order-placed.title": "Merci vilmal!" },
      sv: { "order-placed.title": "Tack!" },
    },
  })
  expect((await render("order-placed", "de-CH"))!.text).toMatch(/^Merci vilmal!/)
  expect(await render("order-placed", "de-AT")).toMatchObject({
    subject: "Nr. 1042",
    text: expect.stringMatching(/^Danke!/) as string,
  })
  const swedish = (await render("order-placed", "sv"))!
  expect(swedish).toMatchObject({ subject: "Your order #1042" })
  expect(swedish.text).toMatch(/^Tack!/)
  expect(errors).toEqual([])
})

it("knows the languages of the store that have no texts", () => {
  const own = { templates: {}, messages: { sv: { "order-placed.title": "Tack!" } } }
  const languages = ["en", "de-AT", "sv", "ja"]
  expect(createMailTemplates({ log: silentLog, languages, own }).languagesWithoutTexts()).toEqual(["ja"])
  expect(createMailTemplates({ log: silentLog }).languagesWithoutTexts()).toEqual([])
})

it("logs a text that cannot be formatted, and uses the built-in one", async () => {
  const { render, errors } = templatesWith({ messages: { en: { "order-placed.title": "Thanks {" } } })
  expect((await render("order-placed"))!.text).toMatch(/^Thank you for your order/)
  expect(errors[0]).toMatchObject({ key: "order-placed.title", locale: "en" })
})

describe("a template of the project", () => {
  it("is a React element", async () => {
    const template = (props: object) => {
      const { order, t, subject } = props as MailProps<"order-placed">
      const text = t("order-placed.text", { number: `<${order.display_id}>` })
      return createElement("p", { title: subject }, text)
    }
    const subject = (props: object) => `Order ${(props as MailProps<"order-placed">).order.display_id}`
    const { render, errors } = templatesWith(overriding(template, subject))
    const mail = (await render("order-placed"))!
    expect(errors).toEqual([])
    expect(mail.subject).toBe("Order 1042")
    expect(mail.html).toContain('<p title="Your order #1042">We have received your order #&lt;1042&gt;.</p>')
    // React Email, which is installed here, makes the plain text from the element.
    expect(mail.text).toBe("We have received your order #<1042>.")
  })

  it("is an object with html, and the other emails keep theirs", async () => {
    const { render } = templatesWith(
      overriding(async () => ({ html: "<p>Hi</p>", text: "Hi", subject: "S" })),
    )
    expect(await render("order-placed")).toEqual({ html: "<p>Hi</p>", text: "Hi", subject: "S" })
    expect((await render("order-canceled"))!.subject).toBe("Your order #1042 is canceled")
  })

  it("that returns null sends nothing", async () => {
    const { render, errors } = templatesWith(overriding(() => null))
    expect(await render("order-placed")).toBeUndefined()
    expect(errors).toEqual([])
  })

  it.each([
    [
      "throws",
      () => {
        throw new Error("no such field")
      },
      "no such field",
    ],
    ["returns a number", () => 7, "React element"],
    ["has no html", () => ({ text: "Hi" }), "Its html must be text"],
    [
      "breaks while React renders it",
      () =>
        createElement(() => {
          throw new Error("inside")
        }),
      "inside",
    ],
  ])("that %s costs only itself", async (_, template, error) => {
    const { render, errors } = templatesWith(overriding(template))
    expect((await render("order-placed"))!.subject).toBe("Your order #1042")
    expect((await render("order-placed"))!.html).toContain("Thank you for your order")
    expect(errors[0]).toMatchObject({
      mail: "order-placed",
      file: "src/mails/order-placed.tsx",
      error: expect.stringContaining(error) as string,
    })
  })
})
