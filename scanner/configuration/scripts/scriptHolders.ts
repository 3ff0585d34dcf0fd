import type { Syntax } from "../../formats/readTree.ts"

/** The language that scripts in other files are in. */
export const SCRIPT_LANGUAGE = "bash"

/**
 * How a setting holds a script.
 *
 * - `text`: it is one, and so is each member of a list.
 * - `words`: it is one, or a list of its words; those of the settings named behind it follow.
 * - `members`: each member of its block is one.
 */
export type ScriptForm = "text" | "words" | "members"

/** A kind of file that is no program but holds scripts of a shell. */
export interface ScriptHolder {
  readonly path: RegExp
  /** What such a file has, where others have such names. */
  readonly mark?: RegExp
  readonly syntax: Extract<Syntax["kind"], "yaml" | "json">
  readonly scripts: { readonly [setting: string]: ScriptForm }
  /** Lists of words that one setting begins and another one goes on with. */
  readonly joined?: readonly [string, string]
  /** A setting beside the script that names what runs it, where that may be no shell. */
  readonly shell?: string
  /** A setting beside or around the script whose members are the variables of its environment. */
  readonly environment?: string
  /** What is put in before the script runs. */
  readonly templates?: RegExp
  /** It is run for each change: the names of its jobs and steps say which of them are tests. */
  readonly isPipeline?: true
}

const SHELLS = /^(?:.*[\\/])?(?:ba|da|k|mk|z|a)?sh(?:\s|$)/

/** Whether what runs a script is a shell of this kind. */
export const isShell = (name: string): boolean => SHELLS.test(name)

const DOUBLE_BRACES = /\$?\{\{[^{}\n]{0,512}\}\}/g

const steps = { script: "text", before_script: "text", after_script: "text" } as const

export const scriptHolders: ReadonlyArray<ScriptHolder> = [
  /** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsrun, and Forgejo and Gitea. */
  {
    path: /(?:^|\/)\.(?:github|forgejo|gitea)\/(?:workflows|actions)\/(?:[^/]+\/)*[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/,
    syntax: "yaml",
    scripts: { run: "text" },
    shell: "shell",
    environment: "env",
    templates: DOUBLE_BRACES,
    isPipeline: true
  },
  /** https://docs.gitlab.com/ci/yaml/#script */
  {
    path: /(?:^|\/)[\w.-]*\.gitlab-ci[\w.-]*\.ya?ml$|(?:^|\/)\.gitlab(?:-ci)?\/(?:[^/]+\/)*[^/]+\.ya?ml$/,
    syntax: "yaml",
    scripts: steps,
    environment: "variables",
    templates: /\$\[\[[^\]\n]{0,512}\]\]/g,
    isPipeline: true
  },
  /** https://learn.microsoft.com/en-us/azure/devops/pipelines/yaml-schema/steps-script */
  {
    path: /(?:^|\/)[\w.-]*azure-?pipelines?[\w.-]*\.ya?ml$|(?:^|\/)\.?azure-?(?:pipelines|devops)\/(?:[^/]+\/)*[^/]+\.ya?ml$/i,
    syntax: "yaml",
    scripts: { script: "text", bash: "text" },
    environment: "variables",
    templates: DOUBLE_BRACES,
    isPipeline: true
  },
  /** https://circleci.com/docs/reference/configuration-reference/#run */
  {
    path: /(?:^|\/)\.circleci\/(?:[^/]+\/)*[^/]+\.ya?ml$/,
    syntax: "yaml",
    scripts: { run: "text", command: "text" },
    shell: "shell",
    environment: "environment",
    templates: /<<[^<>\n]{1,256}>>/g,
    isPipeline: true
  },
  /** https://docs.travis-ci.com/user/job-lifecycle/ */
  {
    path: /(?:^|\/)\.travis\.ya?ml$/,
    syntax: "yaml",
    scripts: {
      ...steps,
      before_install: "text",
      install: "text",
      after_success: "text",
      after_failure: "text",
      before_deploy: "text",
      after_deploy: "text"
    },
    isPipeline: true
  },
  /** https://support.atlassian.com/bitbucket-cloud/docs/step-options/, https://docs.drone.io/pipeline/docker/syntax/steps/, https://docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html */
  {
    path: /(?:^|\/)(?:bitbucket-pipelines|\.drone|\.woodpecker|buildspec[\w.-]*)\.ya?ml$|(?:^|\/)\.woodpecker\/[^/]+\.ya?ml$/,
    syntax: "yaml",
    scripts: { script: "text", "after-script": "text", commands: "text" },
    isPipeline: true
  },
  /** https://docs.docker.com/reference/compose-file/services/: `$$` is a sign of the script itself. */
  {
    path: /(?:^|\/)(?:docker-)?compose[\w.-]*\.ya?ml$/,
    syntax: "yaml",
    scripts: { entrypoint: "words", command: "words", test: "words" },
    joined: ["entrypoint", "command"],
    environment: "environment"
  },
  /** https://kubernetes.io/docs/tasks/inject-data-application/define-command-argument-container/ */
  {
    path: /\.ya?ml$/,
    mark: /^\s*kind:\s*["']?(?:Pod|Deployment|StatefulSet|DaemonSet|ReplicaSet|Job|CronJob|Workflow|Task|Pipeline)\b/m,
    syntax: "yaml",
    scripts: { command: "words", args: "words", script: "text" },
    joined: ["command", "args"],
    templates: DOUBLE_BRACES
  },
  /** https://docs.ansible.com/ansible/latest/collections/ansible/builtin/shell_module.html and command_module.html */
  {
    path: /(?:^|\/)(?:tasks|handlers|playbooks|roles|ansible)\/(?:[^/]+\/)*[^/]+\.ya?ml$|(?:^|\/)(?:site|playbook)[\w.-]*\.ya?ml$/,
    mark: /^\s*(?:- )?(?:hosts|name|(?:ansible\.builtin\.)?(?:shell|command)):/m,
    syntax: "yaml",
    scripts: {
      shell: "text",
      command: "text",
      "ansible.builtin.shell": "text",
      "ansible.builtin.command": "text",
      cmd: "text",
      argv: "words"
    },
    templates: DOUBLE_BRACES
  },
  /** https://taskfile.dev/docs/reference/schema */
  {
    path: /(?:^|\/)[Tt]askfile[\w.-]*\.ya?ml$/,
    syntax: "yaml",
    scripts: { cmds: "text", cmd: "text", sh: "text" },
    environment: "env",
    templates: DOUBLE_BRACES
  },
  /** https://cloudinit.readthedocs.io/en/latest/reference/modules.html */
  {
    path: /\.ya?ml$|(?:^|\/)user-?data[^/]*$/,
    mark: /^#cloud-config\b/,
    syntax: "yaml",
    scripts: { runcmd: "text", bootcmd: "text" }
  },
  /** https://docs.npmjs.com/cli/using-npm/scripts */
  { path: /(?:^|\/)package\.json$/, syntax: "json", scripts: { scripts: "members" } }
]

/** Whether a file of this name may hold scripts. */
export const mayHoldScripts = (path: string): boolean => scriptHolders.some((one) => one.path.test(path))
