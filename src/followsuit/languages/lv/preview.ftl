### Ko saite rāda par sevi tur, kur tā ielikta, ārpus lapas.

preview-title = Followsuit: kāršu spēles ar draugiem un botiem
preview-says = Piesēdies: stiķu spēles no zoles līdz bridžam, bez konta.
# {"game": "Zole"}
preview-table = Galds spēlei { $game }
# {"free": 2}
preview-open =
    { $free ->
        [zero] Brīvas { $free } vietas. Atver saiti, ieraksti vārdu un sēdies; konts nav vajadzīgs.
        [one] Brīva { $free } vieta. Atver saiti, ieraksti vārdu un sēdies; konts nav vajadzīgs.
       *[other] Brīvas { $free } vietas. Atver saiti, ieraksti vārdu un sēdies; konts nav vajadzīgs.
    }
preview-full = Visas vietas aizņemtas, tūlīt dalīs kārtis. Vari skatīties.
preview-playing = Spēle rit. Vari skatīties.
preview-over = Spēle galā. Noskaties to vēlreiz, kārti pa kārtij.
