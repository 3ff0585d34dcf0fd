<?php
md5("");
