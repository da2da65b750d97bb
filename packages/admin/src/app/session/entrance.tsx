import { useEffect, type ReactNode } from "react"
import { switchLanguage } from "../language/language.ts"
import { LanguageSelect } from "../language/language-select.tsx"
import { t } from "../messages/index.ts"
import { Mark } from "../shell/logo.tsx"

/** The frame of pages for users who are not signed in. */
export function Entrance(props: {
  title: string
  text?: string
  before?: ReactNode
  after?: ReactNode
  children: ReactNode
}) {
  const { title, text, before, after, children } = props
  useEffect(() => {
    document.title = `${title} · ${t.common.product}`
  }, [title])
  return (
    <main className="entrance">
      {before}
      <div className="entrance-card card">
        <Mark size={40} />
        <h1>{title}</h1>
        {text && <p className="entrance-text">{text}</p>}
        {children}
      </div>
      {after}
      <LanguageSelect onChange={switchLanguage} />
    </main>
  )
}
