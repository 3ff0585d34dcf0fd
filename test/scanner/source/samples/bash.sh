#!/usr/bin/env bash
# A sample.
set -euo pipefail
shopt -s nullglob extglob

readonly BITS=${BITS:-2048}
declare -A colours=([red]=1 [green]=2)
declare -ri count=0
local_path="${0%/*}/lib.sh" name=${1:?no name} rest="${@:2}"
export PATH="$HOME/bin:${PATH}" OPENSSL_CONF=/dev/null
typeset -a list=(one "two three" $'four\n' "${rest[@]}")
list+=(five)
: "${CIPHER:=aes-256-cbc}"

function usage {
    cat <<-END
	usage: ${0##*/} [-h] file ...
	$(date +%F)
	END
    return 1
}

log() { printf '%s %s\n' "$(date)" "$*" >&2; }

encrypt() (
    local -r input="$1" output="${2:-$1.enc}"
    openssl enc -"${CIPHER}" -pbkdf2 -iter 100000 \
        -in "$input" -out "$output" <<<"$PASSWORD" 2>/dev/null || return $?
)

while getopts ':hb:' option; do
    case "$option" in
        h) usage ;;
        b | B) bits="$OPTARG" ;;&
        [0-9]*) echo digit ;;
        \?) log "no option -$OPTARG"; exit 2 ;;
        *) ;;
    esac
done
shift $((OPTIND - 1))

if [[ -n "${name}" && "$name" == *.txt || $name =~ ^[a-z]+$ ]]; then
    encrypt "$name"
elif [ ! -e "$name" ] && test -r /dev/null; then
    echo "none" | tee -a log.txt | grep -q none && true
else
    until ping -c 1 example.org &> /dev/null; do sleep 1; done
fi

for ((i = 0; i < 10; i++)); do ((count += i)) || break; done
for file in *.txt "${list[@]}" {1..3} $(ls); do
    sha256sum -- "$file" >> sums.txt
done
for arg; do echo "$arg"; done
select choice in a b; do break; done

{ echo one; echo two; } > out.txt 2>&1
diff <(md5sum a) <(sort < b) || :
total=$(( $(wc -l < out.txt) * 2 ** 3 ))
value=`openssl rand -hex 16`
length=${#list[@]} upper=${name^^} part=${name:1:3} swapped=${name/a/b}
trap 'rm -f "$tmp"' EXIT INT
exec 3< out.txt
coproc tail -f out.txt
echo "${!colours[@]}" "${colours[red]}" $? $$ $! $# > /dev/null
cat << 'RAW' | tr a-z A-Z
raw $name
RAW
wait "$!" && unset tmp; [[ -v tmp ]] || exit 0
