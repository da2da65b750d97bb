import { silentLog } from "@stheno/core/host"
import { beforeAll, expect, it } from "vitest"
import { sampleData } from "@stheno/server/internal/mail/sample-data.ts"
import {
  createMailTemplates,
  type MailTemplates,
} from "@stheno/server/internal/mail/templates.ts"
import type { MailData, MailName } from "@stheno/server/internal/mail/mail-data.ts"
import { loadProject, mailsOf } from "@stheno/server/internal/project/index.ts"

const errors: unknown[] = []
let templates: MailTemplates
let settings: Readonly<Record<string, string>>

beforeAll(async () => {
  const project = (await loadProject(import.meta.dirname))!
  expect(project.problems).toEqual([])
  settings = project.settings
  const log = { ...silentLog, error: (data: unknown) => void errors.push(data) }
  templates = createMailTemplates({ log, own: mailsOf(project.parts.mails) })
})

/** The email with sample data, or with other data. */
async function mailOf<N extends MailName>(
  name: N,
  locale: string,
  data: Partial<MailData[N]> = {},
) {
  const store = { name: "Halcyon", url: "https://store.example.com" }
  return templates.render({
    name,
    data: { ...sampleData[name], ...data },
    hints: { locale },
    store,
  })
}

it("writes the order confirmation with React Email, in both languages", async () => {
  const english = (await mailOf("order-placed", "en"))!
  expect(errors).toEqual([])
  expect(english.subject).toBe("Halcyon: #1042")
  expect(english.html).toContain('lang="en"')
  expect(english.html).toContain("You bought 2 articles.")
  expect(english.text).toContain(
    "Show my order https://store.example.com/orders/order_sample",
  )
  const german = (await mailOf("order-placed", "de"))!
  expect(german.text).toMatch(/^DANKE, DAS WIRD SCHÖN!\n/)
  expect(german.html).toContain("Sie haben 2 Artikel gekauft.")
  expect(german.html).toMatch(/141,90\s€/)
})

it("writes the shipment without React, and escapes what people entered", async () => {
  const tracking = [{ number: "<b>1</b>", url: null }]
  const mail = (await mailOf("order-shipped", "de", { tracking }))!
  expect(mail.subject).toBe("📦 Ihre Bestellung Nr. 1042 ist unterwegs")
  expect(mail.html).toContain("&#60;b&#62;1")
  expect(mail.text).toContain("\n<b>1</b>")
  expect(errors).toEqual([])
})

it("writes of refunds from one euro on", async () => {
  expect(await mailOf("order-refunded", "en", { amount: 99 })).toBeUndefined()
  expect((await mailOf("order-refunded", "en", { amount: 100 }))!.html).toContain(
    "€1.00",
  )
})

it("has the languages of its configuration", () => {
  expect(settings).toMatchObject({ MAIL_LANGUAGES: "en,de" })
})
