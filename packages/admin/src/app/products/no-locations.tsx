import { Warehouse } from "lucide-react"
import { ButtonLink } from "../kit/button.tsx"
import { Empty } from "../kit/states.tsx"
import { t } from "../messages/index.ts"

const words = t.products

/** In the place of stock, in a store that has nowhere to keep it. */
export function NoLocations() {
  return (
    <Empty
      icon={Warehouse}
      title={words.stockNoLocations}
      text={words.stockNoLocationsText}
      action={
        <ButtonLink kind="primary" to="/a/inventory/locations?new">
          {words.stockCreateLocation}
        </ButtonLink>
      }
    />
  )
}
