import { Globe } from "lucide-react"
import { t } from "../messages/index.ts"
import { ButtonLink } from "./button.tsx"
import { Empty } from "./states.tsx"

/** In the place of a form that needs a region, in a store that has none. */
export function NoRegions() {
  return (
    <Empty
      icon={Globe}
      title={t.errors.noRegions}
      text={t.errors.noRegionsText}
      action={
        <ButtonLink kind="primary" to="/a/settings/regions?new">
          {t.errors.createRegion}
        </ButtonLink>
      }
    />
  )
}
