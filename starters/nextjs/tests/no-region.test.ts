import { expect, test } from "vitest"
import { languages } from "@/lib/locale"
import { noRegionPage, noRegionTexts } from "@/lib/no-region"

test.each(languages)("the page for a store without a region is in the language %s", (language) => {
  const html = noRegionPage({ country: "ch", language })
  const { title, text } = noRegionTexts[language]
  expect(html).toContain(`<html lang="${language}-CH">`)
  expect(html).toContain(`<h1>${title}</h1><p>${text}</p>`)
})
