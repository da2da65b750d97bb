import { t } from "../messages/index.ts"
import { asLanguage, currentLanguage, languages, type Language } from "./language.ts"

/** A choice of the languages of the dashboard, each by its own name. The page reloads in the chosen one. */
export function LanguageSelect({ onChange }: { onChange: (language: Language) => void }) {
  return (
    <select
      className="language-select"
      aria-label={t.session.language}
      value={currentLanguage()}
      onChange={(event) => {
        const language = asLanguage(event.target.value)
        if (language) onChange(language)
      }}
    >
      {Object.entries(languages).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
