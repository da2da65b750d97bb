import { languageTag, type Language, type Locale } from "./locale"

interface Texts {
  readonly title: string
  readonly text: string
}

/** Texts for the merchant of a new store. They are apart from the catalogs because the proxy shows them. */
export const noRegionTexts: Readonly<Record<Language, Texts>> = {
  en: {
    title: "This store has no region yet",
    text: "A region has a currency and the countries that the store sells to. Create one in the dashboard under Settings, Regions, or add countries to one that has none. Then reload this page.",
  },
  de: {
    title: "Dieser Shop hat noch keine Region",
    text: "Eine Region hat eine Währung und die Länder, in die der Shop verkauft. Lege im Dashboard unter Einstellungen, Regionen eine an, oder füge einer ohne Länder welche hinzu. Lade danach diese Seite neu.",
  },
  fr: {
    title: "Cette boutique n’a pas encore de région",
    text: "Une région a une devise et les pays où la boutique vend. Créez-en une dans le tableau de bord, sous Paramètres, Régions, ou ajoutez des pays à une région qui n’en a pas. Rechargez ensuite cette page.",
  },
}

/**
 * What every address shows until the store has a region. No page of Next is rendered: it would be cached with a store that
 * has no countries.
 */
export function noRegionPage(locale: Locale): string {
  const { title, text } = noRegionTexts[locale.language]
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem; text-align: center }
h1 { font-size: 2.25rem; line-height: 1.15 }
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`
}
