import { browse } from "./browse.ts"
import { catalogue } from "./catalogue.ts"
import { buying } from "./buying.ts"
import { editing } from "./editing.ts"
import { offers } from "./offers.ts"
import { orders } from "./orders.ts"
import { people } from "./people.ts"
import { returning } from "./returning.ts"
import { settings } from "./settings.ts"
import { server } from "./server.ts"
import type { Journey } from "./recorder.ts"

/** What is done in the shop, in an order in which it can be done. */
export const journeys: readonly Journey[] = [
  settings,
  catalogue,
  people,
  offers,
  buying,
  orders,
  returning,
  editing,
  server,
  browse,
]
