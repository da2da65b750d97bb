import type { Endpoint } from "@stheno/core"
import { callbackEndpoint } from "../../../../../endpoints.ts"

export const GET: Endpoint = callbackEndpoint("google")
