import { useRouteError } from "react-router-dom"
import { Button } from "../kit/button.tsx"
import { errorText } from "../kit/errors.ts"
import { PageHead } from "../kit/page.tsx"
import { t } from "../messages/index.ts"

/** A page that failed to be drawn. The sidebar stays. */
export function PageError() {
  const error = useRouteError()
  return (
    <>
      <PageHead title={t.errors.broken} />
      <div className="card empty" role="alert">
        <p className="empty-title">{t.errors.brokenTitle}</p>
        <p>{errorText(error)}</p>
        <Button onClick={() => location.reload()}>{t.errors.reload}</Button>
      </div>
    </>
  )
}
