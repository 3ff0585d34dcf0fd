/**
 * What a file's use of cryptography is for.
 *
 * - `production`: the project's own, as far as can be seen.
 * - `test`: of its tests, with their fixtures, mocks and benchmarks.
 * - `example`: of its documentation, examples and demonstrations.
 * - `generated`: of code that a tool wrote.
 * - `vendored`: of a copy of other people's code.
 */
export type UsageScope = "production" | "test" | "example" | "generated" | "vendored"
