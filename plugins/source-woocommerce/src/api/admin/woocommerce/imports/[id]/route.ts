import type { Endpoint } from "@stheno/core"
import { endpoints } from "../../../../../endpoints.ts"

export const GET: Endpoint = endpoints.retrieve
