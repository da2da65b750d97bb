import { createCacheModule } from "@stheno/core/cache"
import { createEventBusModule } from "@stheno/core/event-bus"

export const cache = createCacheModule()
export const events = createEventBusModule()
