import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** No repository of the calling tenant has this id. */
export class RepositoryNotFound extends Schema.Error<RepositoryNotFound>("RepositoryNotFound")(
  problem("repository_not_found", "Repository not found"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The tenant has a repository of this address. */
export class RepositoryExists extends Schema.Error<RepositoryExists>("RepositoryExists")(
  problem("repository_exists", "There is a repository of this address"),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** Scans are never deleted, and neither is what they are of. */
export class RepositoryInUse extends Schema.Error<RepositoryInUse>("RepositoryInUse")(
  problem("repository_in_use", "The repository has scans or schedules"),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** No scan of the default ref has completed. */
export class RepositoryNotScanned extends Schema.Error<RepositoryNotScanned>("RepositoryNotScanned")(
  problem("repository_not_scanned", "No scan of the repository's default ref has completed"),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The tenant has as many repositories as it may. */
export class RepositoryCapReached extends Schema.Error<RepositoryCapReached>("RepositoryCapReached")(
  problem("repository_cap_reached", "Repository limit reached (100000)."),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The newest scan is larger than what is evaluated, or that took too long. */
export class InventoryTooLarge extends Schema.Error<InventoryTooLarge>("InventoryTooLarge")(
  problem(
    "inventory_too_large",
    "The inventory is too large to be evaluated here. Evaluate the scan's download instead."
  ),
  { httpApiStatus: 422 }
) {
  get isRetryable(): boolean {
    return false
  }
}
