### What the terminal says by itself.

## How a language stands: `followsuit language`.

# {"language": "lv", "name": "Latviešu", "has": 210, "total": 214}
language-has = { $name } ({ $language }) has { NUM($has) } of { NUM($total) } messages.
language-complete = { $name } ({ $language }) has all { NUM($total) } messages.
# {"file": "play.ftl", "missing": 2}
language-missing =
    { $file } lacks { $missing ->
        [one] 1 message
       *[other] { NUM($missing) } messages
    }, shown in English:
# {"faults": 2}
language-faults =
    { $faults ->
        [one] 1 fault:
       *[other] { NUM($faults) } faults:
    }
language-column-language = language
language-column-name = name
language-column-messages = messages
language-column-complete = complete
language-column-faults = faults
language-column-file = file
language-column-message = message
language-column-fault = what is wrong

## What is wrong with a message of a language.

language-unreadable = It cannot be read. Look for a brace or a variant that is not closed, or a line that is not indented.
language-twice = The language has it twice.
language-extra = English has no such message.
# {"file": "page.ftl"}
language-elsewhere = It belongs in { $file }, where English has it.
# {"functions": ["CRAD"]}
language-unknown-functions =
    There { COUNT($functions) ->
        [one] is no function
       *[other] are no functions
    } { LIST($functions, "or") }.
# {"facts": ["cord"], "known": ["card", "seat"]}
language-unknown-facts =
    Nobody tells it { LIST($facts, "or") }. { COUNT($known) ->
        [0] It is told nothing.
       *[other] It is told { LIST($known) }.
    }
# {"error": "Unknown variant"}
language-unworded = It cannot be worded with the example above the English message: { $error }
language-unlisted = It holds items that are not listed: put LIST around them.
