/** Whole file names that say more than their ending does, in lower case, by the ending that says the same. */
const names: Readonly<Record<string, string>> = {
  dockerfile: 'dockerfile containerfile',
  mk: 'makefile gnumakefile kbuild makefile.am makefile.in bsdmakefile',
  cmake: 'cmakelists.txt',
  rb: 'rakefile gemfile vagrantfile podfile fastfile appfile guardfile capfile brewfile berksfile thorfile dangerfile .irbrc .pryrc .simplecov config.ru',
  groovy: 'jenkinsfile',
  py: 'sconstruct sconscript wscript snakefile .pythonrc .pythonstartup',
  bzl: 'build.bazel workspace.bazel module.bazel tiltfile',
  lua: '.luacheckrc .luacov',
  pl: '.latexmkrc latexmkrc rexfile cpanfile .perltidyrc',
  just: 'justfile .justfile',
  meson: 'meson.build meson_options.txt meson.options',
  ninja: 'build.ninja',
  m4: 'configure.ac configure.in aclocal.m4',
  txt: 'readme license licence copying authors changelog contributors install news todo thanks notice credits maintainers codeowners',
  cfg: '.gitignore .gitattributes .editorconfig .npmrc .dockerignore .npmignore .gitmodules .mailmap .hgignore .eslintignore .prettierignore .stylelintignore .vercelignore .gcloudignore .helmignore .cvsignore .bzrignore .ignore .rgignore .nvmrc .node-version .python-version .ruby-version .tool-versions .sdkmanrc .inputrc .wgetrc .curlrc .netrc .pgpass .htaccess .htpasswd .yarnrc .condarc .hgrc .browserslistrc .rspec .yardopts .ackrc .screenrc .tmux.conf .nanorc .muttrc .gemrc .lynxrc .procmailrc .fetchmailrc .forward procfile pipfile .watchmanconfig .bazelrc .bazelversion',
  ini: 'desktop.ini .gitconfig .pylintrc .flake8 .coveragerc .pypirc .my.cnf .buckconfig .directory .s3cfg',
  toml: 'poetry.lock cargo.lock uv.lock ',
  json: '.eslintrc .babelrc .prettierrc .jshintrc .jscsrc .stylelintrc .bowerrc .swcrc .htmlhintrc .nycrc .lintstagedrc .commitlintrc .releaserc composer.lock pipfile.lock .jsbeautifyrc .arcconfig .csslintrc .tern-project .auto-changelog',
  yaml: '.clang-format .clang-tidy .clangd .yamllint .ansible-lint pubspec.lock .yarnrc.yml podfile.lock',
  env: '.env .flaskenv .env.local .env.example .env.sample .env.test .env.development .env.production .env.defaults',
  sh: '.bashrc .zshrc .profile .bash_profile .bash_login .bash_logout .bash_aliases .zprofile .zshenv .zlogin .zlogout .kshrc .cshrc .tcshrc .login .xinitrc .xprofile .xsession pkgbuild apkbuild .envrc gradlew mvnw configure config.guess config.sub install-sh ltmain.sh bashrc zshrc',
  vim: '.vimrc .gvimrc .exrc .ideavimrc _vimrc vimrc gvimrc',
  el: '.emacs .spacemacs .gnus',
  r: '.rprofile .rhistory',
  rda: '.rdata',
  xresources: '.xresources .xdefaults .xmodmap',
  thumbs: 'thumbs.db ehthumbs.db',
  dsstore: '.ds_store',
  sql: '.sqliterc .psqlrc',
  xml: '.classpath .project .cproject',
}

const byName = new Map(Object.entries(names).flatMap(([ending, all]) => all.split(' ').map((name) => [name, ending])))

/** The ending that says what a file with this whole name is (in lower case); undefined where the name has to be cut. */
export const endingOfWhole = (lower: string): string | undefined => byName.get(lower)

/**
 * The same for variants of such a name, where what follows the dot is no ending of its own: `Dockerfile.dev`,
 * `Makefile.linux`, `.env.staging`.
 */
export function endingOfVariant(lower: string): string | undefined {
  const stem = /^(dockerfile|containerfile|makefile|jenkinsfile|vagrantfile|\.env)\.[\w-]{1,20}$/u.exec(lower)?.[1]
  return stem === undefined ? undefined : byName.get(stem)
}
