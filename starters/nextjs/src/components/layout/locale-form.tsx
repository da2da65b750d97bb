import { Button } from "@/components/ui/button"
import { Field, Select } from "@/components/ui/field"
import { languages, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import type { Country } from "@/lib/regions"

const languageNames = { en: "English", de: "Deutsch", fr: "Français" } as const

interface LocaleFormProps {
  readonly locale: Locale
  readonly countries: readonly Country[]
  readonly shell: Messages["shell"]
}

/** The choice of country and language: a form that works without scripts and comes back to the same page. */
export function LocaleForm({ locale, countries, shell }: LocaleFormProps) {
  if (countries.length === 0) return null
  const names = new Intl.DisplayNames([locale.language], { type: "region" })
  const sorted = countries
    .map(({ code, name }) => ({ code, name: names.of(code.toUpperCase()) ?? name }))
    .sort((a, b) => a.name.localeCompare(b.name, locale.language))
  return (
    <form
      action="/api/locale"
      method="post"
      className="col-span-2 space-y-4 sm:col-span-3 lg:col-span-1"
      id="country"
    >
      <h2 className="sr-only">{shell.chooseCountry}</h2>
      <Field id="footer-country" label={shell.country}>
        <Select id="footer-country" name="country" defaultValue={locale.country}>
          {sorted.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="footer-language" label={shell.language}>
        <Select id="footer-language" name="language" defaultValue={locale.language}>
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </Select>
      </Field>
      <Button look="secondary" size="small">
        {shell.save}
      </Button>
    </form>
  )
}
