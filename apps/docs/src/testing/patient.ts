import { configure } from "@testing-library/react"

/** Tests of components wait as long on a busy machine as their test may take. */
configure({ asyncUtilTimeout: 30_000 })
