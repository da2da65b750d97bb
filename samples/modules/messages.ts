// region cache
import { createCacheModule } from "@stheno/core/cache"

export const cache = createCacheModule()
// endregion

// region event-bus
import { createEventBusModule } from "@stheno/core/event-bus"

export const events = createEventBusModule()
// endregion
