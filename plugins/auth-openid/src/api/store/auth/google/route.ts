import type { Endpoint } from "@stheno/core"
import { startEndpoint } from "../../../../endpoints.ts"

export const GET: Endpoint = startEndpoint("google")
