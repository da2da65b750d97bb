import type { Endpoint } from "@stheno/core"
import { endpoints } from "../../../../../../endpoints.ts"

export const POST: Endpoint = endpoints.cancel
